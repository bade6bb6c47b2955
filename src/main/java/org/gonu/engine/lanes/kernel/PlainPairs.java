package org.gonu.engine.lanes.kernel;

/** Kernels for logic of two inputs, by plain loops. */
final class PlainPairs {
  private PlainPairs() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.AND] = new And(width);
    table[Opcode.ANDN] = new AndNot(width);
    table[Opcode.NOR] = new Nor(width);
    table[Opcode.OR] = new Or(width);
    table[Opcode.ORN] = new OrNot(width);
    table[Opcode.NAND] = new Nand(width);
  }

  private static final class And extends OpcodeKernel {
    private final int width;

    And(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        for (int j = 0; j < width; j++) {
          s[d + j] = s[a + j] & s[b + j];
        }
      }
      return end;
    }
  }

  private static final class AndNot extends OpcodeKernel {
    private final int width;

    AndNot(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        for (int j = 0; j < width; j++) {
          s[d + j] = s[a + j] & ~s[b + j];
        }
      }
      return end;
    }
  }

  private static final class Nor extends OpcodeKernel {
    private final int width;

    Nor(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        for (int j = 0; j < width; j++) {
          s[d + j] = ~(s[a + j] | s[b + j]);
        }
      }
      return end;
    }
  }

  private static final class Or extends OpcodeKernel {
    private final int width;

    Or(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        for (int j = 0; j < width; j++) {
          s[d + j] = s[a + j] | s[b + j];
        }
      }
      return end;
    }
  }

  private static final class OrNot extends OpcodeKernel {
    private final int width;

    OrNot(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        for (int j = 0; j < width; j++) {
          s[d + j] = s[a + j] | ~s[b + j];
        }
      }
      return end;
    }
  }

  private static final class Nand extends OpcodeKernel {
    private final int width;

    Nand(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        for (int j = 0; j < width; j++) {
          s[d + j] = ~(s[a + j] & s[b + j]);
        }
      }
      return end;
    }
  }
}
