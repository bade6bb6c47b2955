package org.gonu.engine.lanes.kernel;

/** Kernels for conjunctions and disjunctions of three literals, by plain loops. */
final class PlainTriples {
  private PlainTriples() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.AND3] = new And3(width);
    table[Opcode.AND2N1] = new And2Not1(width);
    table[Opcode.AND1N2] = new And1Not2(width);
    table[Opcode.OR3] = new Or3(width);
    table[Opcode.OR2N1] = new Or2Not1(width);
    table[Opcode.OR1N2] = new Or1Not2(width);
    table[Opcode.NAND3] = new Nand3(width);
    table[Opcode.NOR3] = new Nor3(width);
  }

  private static final class And3 extends OpcodeKernel {
    private final int width;

    And3(int width) {
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
          s[d + j] = s[a + j] & s[b + j] & s[c + j];
        }
      }
      return end;
    }
  }

  private static final class And2Not1 extends OpcodeKernel {
    private final int width;

    And2Not1(int width) {
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
          s[d + j] = s[a + j] & s[b + j] & ~s[c + j];
        }
      }
      return end;
    }
  }

  private static final class And1Not2 extends OpcodeKernel {
    private final int width;

    And1Not2(int width) {
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
          s[d + j] = s[a + j] & ~s[b + j] & ~s[c + j];
        }
      }
      return end;
    }
  }

  private static final class Or3 extends OpcodeKernel {
    private final int width;

    Or3(int width) {
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
          s[d + j] = s[a + j] | s[b + j] | s[c + j];
        }
      }
      return end;
    }
  }

  private static final class Or2Not1 extends OpcodeKernel {
    private final int width;

    Or2Not1(int width) {
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
          s[d + j] = s[a + j] | s[b + j] | ~s[c + j];
        }
      }
      return end;
    }
  }

  private static final class Or1Not2 extends OpcodeKernel {
    private final int width;

    Or1Not2(int width) {
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
          s[d + j] = s[a + j] | ~(s[b + j] & s[c + j]);
        }
      }
      return end;
    }
  }

  private static final class Nand3 extends OpcodeKernel {
    private final int width;

    Nand3(int width) {
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
          s[d + j] = ~(s[a + j] & s[b + j] & s[c + j]);
        }
      }
      return end;
    }
  }

  private static final class Nor3 extends OpcodeKernel {
    private final int width;

    Nor3(int width) {
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
          s[d + j] = ~(s[a + j] | s[b + j] | s[c + j]);
        }
      }
      return end;
    }
  }
}
