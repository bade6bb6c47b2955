package org.gonu.engine.lanes.run;

/** Square matrices of 64 by 64 bits: bit j of word i is row i, column j. */
final class BitMatrix {
  static final int SIZE = 64;

  private BitMatrix() {}

  /** Swaps rows and columns, in place (Warren, Hacker's Delight, 7-3). */
  static void transpose(long[] matrix) {
    long mask = 0x0000_0000_FFFF_FFFFL;
    for (int step = SIZE / 2; step != 0; step >>= 1) {
      for (int row = 0; row < SIZE; row = ((row | step) + 1) & ~step) {
        long swap = ((matrix[row] >>> step) ^ matrix[row | step]) & mask;
        matrix[row] ^= swap << step;
        matrix[row | step] ^= swap;
      }
      mask ^= mask << (step >> 1);
    }
  }
}
