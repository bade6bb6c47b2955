package org.gonu.engine.lanes.kernel;

/**
 * Allocates the memory of a batch, aligned to cache lines.
 *
 * <p>A vector that crosses a cache line costs twice. The garbage collector G1 puts an object that
 * is larger than half of a region at the start of a region and never moves it. The first element
 * then follows a header of 16 bytes, so that the seventh is at the start of a line.
 */
public final class SlotArray {
  /** Longs of padding before the first slot. */
  private static final int FIRST = 6;

  /** More than half of a region of G1, in longs. */
  private static final int LARGE =
      largestRegion(Runtime.getRuntime().maxMemory()) / 2 / Long.BYTES + 1;

  private SlotArray() {}

  /**
   * The largest region that G1 may choose, in bytes: the heap in 2,048 parts, rounded down to a
   * power of two, from 4 MB to 32 MB.
   */
  static int largestRegion(long heap) {
    long share = Long.highestOneBit(heap / 2048);
    return (int) Math.max(4 << 20, Math.min(share, 32 << 20));
  }

  /** A new array for {@code slots} slots of {@code width} longs, all zero. */
  public static long[] allocate(int slots, int width) {
    return new long[length(slots, width)];
  }

  /**
   * Length of the array that {@link #allocate} makes, in longs.
   *
   * @throws ArithmeticException if no array can be so long
   */
  public static int length(int slots, int width) {
    return Math.max(LARGE, Math.addExact(FIRST, Math.multiplyExact(slots, width)));
  }

  /**
   * Index of the first long of a slot.
   *
   * @param width longs of a slot
   */
  public static int offset(int slot, int width) {
    return FIRST + slot * width;
  }
}
