package org.gonu.engine.circuit.prover;

import org.gonu.machine.Hashing;

/**
 * What was found for pairs of literals: a hash table with open addressing whose slots hold a pair
 * and its verdict in one word. It has millions of pairs, so that each array that a search reads
 * costs a miss of the cache.
 */
final class PairVerdicts {
  /** What {@link #of} tells of a pair for which nothing was found. */
  static final int UNKNOWN = 0;

  /** Bits of a verdict. */
  private static final int VERDICT_BITS = 2;

  private static final long VERDICT = (1 << VERDICT_BITS) - 1;

  /** Bits of a literal. */
  private static final int LITERAL_BITS = Integer.SIZE - 1;

  /** The pair above its verdict; 0 if the slot is free. */
  private long[] slots = new long[64];

  private int size;

  /** The verdict for two literals in any order, {@link #UNKNOWN} if there is none. */
  int of(int one, int other) {
    return (int) (slots[slot(slots, pair(one, other))] & VERDICT);
  }

  /**
   * Keeps a verdict.
   *
   * @param verdict 1 to 3
   */
  void put(int one, int other, int verdict) {
    long pair = pair(one, other);
    int slot = slot(slots, pair);
    size += slots[slot] == 0 ? 1 : 0;
    slots[slot] = pair | verdict;
    if (2 * size > slots.length) {
      grow();
    }
  }

  private void grow() {
    long[] larger = new long[2 * slots.length];
    for (long content : slots) {
      if (content != 0) {
        larger[slot(larger, content & ~VERDICT)] = content;
      }
    }
    slots = larger;
  }

  /** A pair as it stands in a slot, without a verdict. */
  private static long pair(int one, int other) {
    long smaller = Math.min(one, other);
    return (smaller << LITERAL_BITS | Math.max(one, other)) << VERDICT_BITS;
  }

  /** The slot of a pair, or the free one where it belongs. */
  private static int slot(long[] slots, long pair) {
    int mask = slots.length - 1;
    int slot = (int) Hashing.mix(pair) & mask;
    while (slots[slot] != 0 && (slots[slot] & ~VERDICT) != pair) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
