package org.gonu.engine.reference;

/**
 * Limits beyond which the reference engine assumes a mistake of the author. No known game comes
 * near.
 */
final class ReferenceLimits {
  /** Rows that rules may read in one state; that takes some seconds. */
  static final int ROWS_LOOKED_AT = 100_000_000;

  /**
   * Rows that rules may read in one state before they are rewritten; that takes some milliseconds.
   */
  static final int ROWS_OF_WHOLE_RELATIONS = 10_000;

  /** Rows from which on whole relations are not tried again where rules were rewritten. */
  static final int ROWS_OF_LARGE_RELATIONS = 1_000_000;

  /** Legal moves of a role in one state. */
  static final int LEGAL_MOVES = 100_000;

  /** Facts of a state. */
  static final int FACTS = 500_000;

  private ReferenceLimits() {}
}
