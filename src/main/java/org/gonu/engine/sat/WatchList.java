package org.gonu.engine.sat;

import java.util.Arrays;

/** The clauses that watch a literal. */
final class WatchList {
  private static final Clause[] NONE = new Clause[0];

  Clause[] clauses = NONE;
  int size;

  void add(Clause clause) {
    if (size == clauses.length) {
      clauses = Arrays.copyOf(clauses, Math.max(4, 2 * size));
    }
    clauses[size++] = clause;
  }

  /** Shortens the list, and lets go of what was behind. */
  void cut(int newSize) {
    Arrays.fill(clauses, newSize, size, null);
    size = newSize;
  }
}
