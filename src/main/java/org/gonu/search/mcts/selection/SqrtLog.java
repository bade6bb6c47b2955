package org.gonu.search.mcts.selection;

/**
 * The square root of the natural logarithm of a number of playouts, from a table with sixteen steps
 * for each power of two. The error is at most 2.5 %, and a look-up is much faster than the
 * computation.
 */
public final class SqrtLog {
  private static final int LEAST = Float.floatToRawIntBits(2);
  private static final int POWERS = 31;

  /** Bits of a float behind those that tell the step. */
  private static final int SHIFT = 19;

  private static final float[] TABLE = new float[POWERS << (23 - SHIFT)];

  static {
    for (int i = 0; i < TABLE.length; i++) {
      float middle = Float.intBitsToFloat(LEAST + (i << SHIFT) + (1 << (SHIFT - 1)));
      TABLE[i] = (float) Math.sqrt(Math.log(middle));
    }
  }

  private SqrtLog() {}

  /** The root of the logarithm of a number; numbers below 2 count as 2. */
  public static float of(int number) {
    return TABLE[(Float.floatToRawIntBits(Math.max(2, number)) - LEAST) >>> SHIFT];
  }
}
