package org.gonu.bench.games;

/**
 * Random numbers for playouts: xorshift with a multiplication, reduced to a range by multiplying
 * instead of dividing. Sources: G. Marsaglia, "Xorshift RNGs" (2003); S. Vigna, "An experimental
 * exploration of Marsaglia's xorshift generators, scrambled" (2016); D. Lemire, "Fast random
 * integer generation in an interval" (2019), without its rejection: a number may be more likely
 * than another by 2^-32.
 */
public class Generator {
  private long state;

  /**
   * A generator.
   *
   * @param seed the same seed gives the same numbers
   */
  public Generator(long seed) {
    state = seed * 0x9e3779b97f4a7c15L + 0x632be59bd9b4e019L | 1;
  }

  /** A number from 0 to bound - 1, all alike. */
  public int below(int bound) {
    long word = state;
    word ^= word >>> 12;
    word ^= word << 25;
    word ^= word >>> 27;
    state = word;
    long scrambled = word * 0x2545f4914f6cdd1dL;
    return (int) (((scrambled >>> 32) * bound) >>> 32);
  }
}
