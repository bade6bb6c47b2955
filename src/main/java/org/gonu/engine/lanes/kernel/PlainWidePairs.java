package org.gonu.engine.lanes.kernel;

/** Kernels for conjunctions of many pairs, by plain loops. */
final class PlainWidePairs {
  private PlainWidePairs() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.WIDE_AND_OF_NANDS] = new Nands(width, 0);
    table[Opcode.WIDE_NAND_OF_NANDS] = new Nands(width, -1);
    table[Opcode.WIDE_AND_OF_IMPLICATIONS] = new Implications(width, 0);
    table[Opcode.WIDE_NAND_OF_IMPLICATIONS] = new Implications(width, -1);
  }

  /** Pairs {@code ~(a & b)}. */
  private static final class Nands extends OpcodeKernel {
    private final int width;
    private final long flip;

    Nands(int width, long flip) {
      this.width = width;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = 1 + x + 2 * y;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j++) {
          s[code[i] + j] = conjunction(code, i + 1, x, y, s, j) ^ flip;
        }
      }
      return end;
    }

    private static long conjunction(int[] code, int from, int x, int y, long[] s, int j) {
      long all = -1;
      for (int i = from; i < from + x; i++) {
        all &= s[code[i] + j];
      }
      for (int i = from + x; i < from + x + 2 * y; i += 2) {
        all &= ~(s[code[i] + j] & s[code[i + 1] + j]);
      }
      return all;
    }
  }

  /** Pairs {@code ~(a & ~b)}. */
  private static final class Implications extends OpcodeKernel {
    private final int width;
    private final long flip;

    Implications(int width, long flip) {
      this.width = width;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = 1 + x + 2 * y;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j++) {
          s[code[i] + j] = conjunction(code, i + 1, x, y, s, j) ^ flip;
        }
      }
      return end;
    }

    private static long conjunction(int[] code, int from, int x, int y, long[] s, int j) {
      long all = -1;
      for (int i = from; i < from + x; i++) {
        all &= s[code[i] + j];
      }
      for (int i = from + x; i < from + x + 2 * y; i += 2) {
        all &= ~(s[code[i] + j] & ~s[code[i + 1] + j]);
      }
      return all;
    }
  }
}
