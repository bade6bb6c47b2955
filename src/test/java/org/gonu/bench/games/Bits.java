package org.gonu.bench.games;

/** Finding a bit by its rank. */
final class Bits {
  /** [rank << 8 | byte] the index of the bit of that rank in the byte. */
  private static final byte[] IN_BYTE = new byte[8 << 8];

  static {
    for (int word = 0; word < 256; word++) {
      int rank = 0;
      for (int index = 0; index < 8; index++) {
        if ((word >>> index & 1) != 0) {
          IN_BYTE[rank++ << 8 | word] = (byte) index;
        }
      }
    }
  }

  private Bits() {}

  /**
   * The set bit of a rank, alone.
   *
   * @param rank 0 for the lowest set bit; less than the number of set bits
   */
  static long select(long word, int rank) {
    long rest = word;
    int left = rank;
    int base = 0;
    for (int half = 32; half >= 8; half >>= 1) {
      int low = Long.bitCount(rest & (1L << half) - 1);
      boolean above = left >= low;
      left -= above ? low : 0;
      rest >>>= above ? half : 0;
      base += above ? half : 0;
    }
    return 1L << (base + IN_BYTE[left << 8 | ((int) rest & 0xff)]);
  }
}
