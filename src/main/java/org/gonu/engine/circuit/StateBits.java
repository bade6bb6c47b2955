package org.gonu.engine.circuit;

/**
 * States as bits: base i is bit {@code i & 63} of word {@code i >> 6}. For code that makes circuits
 * and programs; what runs them writes this out.
 */
public final class StateBits {
  private StateBits() {}

  /** Number of words of a state with so many bases. */
  public static int words(int bases) {
    return (bases + Long.SIZE - 1) / Long.SIZE;
  }

  /** True if a base holds in a state. */
  public static boolean holds(long[] state, int base) {
    return (state[base >> 6] >>> base & 1) != 0;
  }

  /** Lets a base hold in a state. */
  public static void set(long[] state, int base) {
    state[base >> 6] |= 1L << base;
  }
}
