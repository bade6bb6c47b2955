package org.gonu.gdl.index;

/** The part of a statement that a name stands in. */
public enum Place {
  /** The head of a rule, or a fact. */
  HEAD,
  /** A condition that must hold; it gives values to variables. */
  CONDITION,
  /** One of several conditions, as in {@code or}. */
  ALTERNATIVE,
  /** A condition that must not hold. */
  NEGATION,
  /** A comparison by {@code distinct}. */
  COMPARISON
}
