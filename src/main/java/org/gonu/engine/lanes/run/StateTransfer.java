package org.gonu.engine.lanes.run;

import java.util.Arrays;

/**
 * Transposes bits from slots, where a word holds one bit of 64 lanes, to rows, where a word holds
 * 64 bits of one lane. Many lanes of a word are transposed by a {@link BitMatrix}, few bit by bit.
 */
final class StateTransfer {
  /** From this number of lanes of a word on, transposing a matrix is faster. */
  private static final int MANY = 4;

  private final long[] slots;
  private final long[] matrix = new long[BitMatrix.SIZE];

  StateTransfer(long[] slots) {
    this.slots = slots;
  }

  /**
   * Reads some lanes of a word.
   *
   * @param offsets of the slots to read
   * @param word index of the lanes' word in each slot
   * @param lanes mask of the lanes in that word
   * @param rows receives for lane i, from index {@code i * rowLength} on, its bits in the order of
   *     the offsets
   */
  void gather(int[] offsets, int word, long lanes, long[] rows, int rowLength) {
    for (int from = 0; from < offsets.length; from += BitMatrix.SIZE) {
      gatherWord(offsets, from, word, lanes, rows, from >> 6, rowLength);
    }
  }

  /**
   * Reads the bits of one word of each row: those of at most 64 offsets.
   *
   * @param from index of the first of these offsets
   * @param at index in {@code rows} of this word of lane 0
   */
  void gatherWord(
      int[] offsets, int from, int word, long lanes, long[] rows, int at, int rowLength) {
    boolean many = Long.bitCount(lanes) >= MANY;
    int to = Math.min(offsets.length, from + BitMatrix.SIZE);
    if (many) {
      for (int i = from; i < to; i++) {
        matrix[i - from] = slots[offsets[i] + word];
      }
      Arrays.fill(matrix, to - from, BitMatrix.SIZE, 0);
      BitMatrix.transpose(matrix);
    }
    for (long left = lanes; left != 0; left &= left - 1) {
      int lane = Long.numberOfTrailingZeros(left);
      rows[at + lane * rowLength] = many ? matrix[lane] : bits(offsets, from, to, word, lane);
    }
  }

  private long bits(int[] offsets, int from, int to, int word, int lane) {
    long bits = 0;
    for (int i = from; i < to; i++) {
      bits |= (slots[offsets[i] + word] >>> lane & 1) << (i - from);
    }
    return bits;
  }
}
