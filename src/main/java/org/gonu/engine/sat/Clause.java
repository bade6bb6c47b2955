package org.gonu.engine.sat;

/** A disjunction of at least two literals, the first two of which are watched. */
final class Clause {
  final int[] literals;

  /** True if it follows from other clauses. */
  final boolean isLearned;

  /** Number of decision levels among its literals when it was learned: small is useful. */
  final int levels;

  /** True once it is dropped; lists that still have it forget it as they are read. */
  boolean isDropped;

  Clause(int[] literals, boolean isLearned, int levels) {
    this.literals = literals;
    this.isLearned = isLearned;
    this.levels = levels;
  }
}
