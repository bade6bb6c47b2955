package org.gonu.engine.lanes.kernel;

/** Kernels for logic of four inputs, by plain loops. */
final class PlainQuads {
  private PlainQuads() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.AND_OR_AND] = new AndOrAnd(width);
    table[Opcode.AND_OR_ANDN] = new AndOrAndNot(width);
    table[Opcode.AND_NOR_AND] = new AndNorAnd(width);
  }

  private static final class AndOrAnd extends OpcodeKernel {
    private final int width;

    AndOrAnd(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 5 * count;
      for (int i = from; i < end; i += 5) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        int e = code[i + 4];
        for (int j = 0; j < width; j++) {
          s[d + j] = (s[a + j] & s[b + j]) | (s[c + j] & s[e + j]);
        }
      }
      return end;
    }
  }

  private static final class AndOrAndNot extends OpcodeKernel {
    private final int width;

    AndOrAndNot(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 5 * count;
      for (int i = from; i < end; i += 5) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        int e = code[i + 4];
        for (int j = 0; j < width; j++) {
          s[d + j] = (s[a + j] & s[b + j]) | (s[c + j] & ~s[e + j]);
        }
      }
      return end;
    }
  }

  private static final class AndNorAnd extends OpcodeKernel {
    private final int width;

    AndNorAnd(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 5 * count;
      for (int i = from; i < end; i += 5) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        int e = code[i + 4];
        for (int j = 0; j < width; j++) {
          s[d + j] = ~(s[a + j] & s[b + j]) & ~(s[c + j] & s[e + j]);
        }
      }
      return end;
    }
  }
}
