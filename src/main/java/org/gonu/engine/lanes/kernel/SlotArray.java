package org.gonu.engine.lanes.kernel;

/**
 * The memory of a batch.
 *
 * <p>A vector that lies across two cache lines costs twice. The collector of the virtual machine
 * puts objects that are larger than half of one of its regions at the start of a region and never
 * moves them; the first element then follows a header of 16 bytes, and the seventh is at the start
 * of a line.
 */
public final class SlotArray {
  /** Longs before the first slot. */
  private static final int FIRST = 6;

  /** More than half of a region of the default collector, for heaps of up to 8 GB. */
  private static final int LARGE = (2 << 20) / Long.BYTES + 1;

  private SlotArray() {}

  /** Room for some slots. */
  public static long[] allocate(int slots, int width) {
    return new long[Math.max(LARGE, offset(slots, width))];
  }

  /** Where a slot starts. */
  public static int offset(int slot, int width) {
    return FIRST + slot * width;
  }
}
