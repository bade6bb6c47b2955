package org.gonu.engine.lanes.kernel;

/**
 * Kernels for disjunctions in conjunctions, and the other way round, of three inputs, by plain
 * loops.
 */
final class PlainNested {
  private PlainNested() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.OR_AND] = new OrAnd(width);
    table[Opcode.OR_ANDN] = new OrAndNot(width);
    table[Opcode.AND_OR] = new AndOr(width);
    table[Opcode.ANDN_AND] = new AndNotAnd(width);
    table[Opcode.NOT_OR_AND] = new NotOrAnd(width);
    table[Opcode.NOT_OR_ANDN] = new NotOrAndNot(width);
  }

  private static final class OrAnd extends OpcodeKernel {
    private final int width;

    OrAnd(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        for (int j = 0; j < width; j++) {
          s[d + j] = s[a + j] | (s[b + j] & s[c + j]);
        }
      }
      return end;
    }
  }

  private static final class OrAndNot extends OpcodeKernel {
    private final int width;

    OrAndNot(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        for (int j = 0; j < width; j++) {
          s[d + j] = s[a + j] | (s[b + j] & ~s[c + j]);
        }
      }
      return end;
    }
  }

  private static final class AndOr extends OpcodeKernel {
    private final int width;

    AndOr(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        for (int j = 0; j < width; j++) {
          s[d + j] = s[a + j] & (s[b + j] | s[c + j]);
        }
      }
      return end;
    }
  }

  private static final class AndNotAnd extends OpcodeKernel {
    private final int width;

    AndNotAnd(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        for (int j = 0; j < width; j++) {
          s[d + j] = s[a + j] & ~(s[b + j] & s[c + j]);
        }
      }
      return end;
    }
  }

  private static final class NotOrAnd extends OpcodeKernel {
    private final int width;

    NotOrAnd(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        for (int j = 0; j < width; j++) {
          s[d + j] = ~s[a + j] | (s[b + j] & s[c + j]);
        }
      }
      return end;
    }
  }

  private static final class NotOrAndNot extends OpcodeKernel {
    private final int width;

    NotOrAndNot(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        for (int j = 0; j < width; j++) {
          s[d + j] = ~s[a + j] | (s[b + j] & ~s[c + j]);
        }
      }
      return end;
    }
  }
}
