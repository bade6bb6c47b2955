package org.gonu.search.mcts.store;

/** How counters in shared arrays are updated: atomically for several workers, or faster for one. */
public enum Counters {
  /** For one worker. */
  PLAIN,
  /** For several workers. */
  SHARED;

  /** Adds to an element. */
  void add(int[] array, int index, int amount) {
    if (this == PLAIN) {
      array[index] += amount;
    } else {
      Atomics.add(array, index, amount);
    }
  }

  /** Adds to an element. Returns the sum. */
  long add(long[] array, int index, long amount) {
    if (this == PLAIN) {
      array[index] += amount;
      return array[index];
    }
    return Atomics.add(array, index, amount);
  }
}
