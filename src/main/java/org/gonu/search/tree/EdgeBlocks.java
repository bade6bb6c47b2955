package org.gonu.search.tree;

import java.util.Arrays;

/**
 * Gives out runs of edges and takes them back. Lengths are rounded up to classes, two for each
 * power of two, and freed runs are listed by class through their first edges.
 */
final class EdgeBlocks {
  private static final int CLASSES = 64;
  private static final int NONE = -1;

  /** By class the first free run; the next one stands in place of its first move. */
  private final int[] free = new int[CLASSES];

  EdgeBlocks() {
    Arrays.fill(free, NONE);
  }

  /** The first edge of a run of some length, at least 1; -1 if there is no room. */
  int take(EdgeStore edges, int length) {
    int sizeClass = sizeClass(length);
    int run = free[sizeClass];
    if (run != NONE) {
      free[sizeClass] = edges.move(run);
      return run;
    }
    int rounded = length(sizeClass);
    if (edges.capacity - edges.size < rounded) {
      return NONE;
    }
    run = edges.size;
    edges.size += rounded;
    return run;
  }

  /** Takes a run back that was given for some length. */
  void give(EdgeStore edges, int run, int length) {
    int sizeClass = sizeClass(length);
    edges.setMove(run, free[sizeClass]);
    free[sizeClass] = run;
  }

  /** 0 for length 1, 1 for 2, 2 for 3, 3 for 4, 4 for up to 6, 5 for up to 8, 6 for up to 12. */
  static int sizeClass(int length) {
    if (length <= 2) {
      return length - 1;
    }
    int power = Integer.SIZE - Integer.numberOfLeadingZeros(length - 1);
    boolean isLower = length <= 3 << (power - 2);
    return 2 * power - (isLower ? 2 : 1);
  }

  /** The length of the runs of a class. */
  static int length(int sizeClass) {
    if (sizeClass < 2) {
      return sizeClass + 1;
    }
    int power = sizeClass / 2 + 1;
    return (sizeClass & 1) == 0 ? 3 << (power - 2) : 1 << power;
  }
}
