package org.gonu.engine.reference;

/** What the reference engine takes for a slip of the author; no known game comes near. */
final class ReferenceLimits {
  /** Rows that rules may look at in one state: some seconds. */
  static final int ROWS_LOOKED_AT = 100_000_000;

  /** Legal moves of a role in one state. */
  static final int LEGAL_MOVES = 100_000;

  /** Facts of a state. */
  static final int FACTS = 500_000;

  private ReferenceLimits() {}
}
