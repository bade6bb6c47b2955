package org.gonu.engine.lanes.kernel;

/** Kernels for conjunctions of many literals, by plain loops. */
final class PlainWide {
  private PlainWide() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.WIDE_AND] = new Wide(width, 0);
    table[Opcode.WIDE_NAND] = new Wide(width, -1);
  }

  private static final class Wide extends OpcodeKernel {
    private final int width;
    private final long flip;

    Wide(int width, long flip) {
      this.width = width;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = 1 + x + y;
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
      for (int i = from + x; i < from + x + y; i++) {
        all &= ~s[code[i] + j];
      }
      return all;
    }
  }
}
