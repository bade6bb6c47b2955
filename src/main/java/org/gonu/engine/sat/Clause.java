package org.gonu.engine.sat;

/** A disjunction of at least two literals, the first two of which are watched. */
final class Clause {
  final int[] literals;

  /** Decision levels among its literals when it was learned, few are useful; 0 if it was given. */
  final int levels;

  /** True once it is dropped; lists that still have it forget it as they are read. */
  boolean isDropped;

  Clause(int[] literals, int levels) {
    this.literals = literals;
    this.levels = levels;
  }
}
