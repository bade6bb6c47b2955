package org.gonu.gdl;

import org.gonu.text.Span;

/** A constant, a variable, or a compound of a function name and arguments. */
public sealed interface Term permits Constant, Variable, Compound {
  /** Where it stands in the text; {@link Span#NONE} if a program made it. Not part of equality. */
  Span span();

  /** True if it has no variable. */
  boolean isGround();

  /** Calls the visitor's method for this kind of term. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind of term. */
  interface Visitor<R> {
    /** For a constant. */
    R constant(Constant constant);

    /** For a variable. */
    R variable(Variable variable);

    /** For a compound. */
    R compound(Compound compound);
  }
}
