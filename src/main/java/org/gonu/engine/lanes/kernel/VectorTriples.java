package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.VectorOperators;

/**
 * Kernels for conjunctions and disjunctions of three literals, by vectors.
 *
 * <p>A slot is one, two or four vectors. The vectors of a slot are unrolled, since an inner loop
 * would cost more than the work. Every opcode has its own loop, and only the number of vectors
 * branches.
 */
final class VectorTriples {
  private VectorTriples() {}

  static void addTo(OpcodeKernel[] table, int vectors) {
    table[Opcode.AND3] = new And3(vectors);
    table[Opcode.AND2N1] = new And2Not1(vectors);
    table[Opcode.AND1N2] = new And1Not2(vectors);
    table[Opcode.OR3] = new Or3(vectors);
    table[Opcode.OR2N1] = new Or2Not1(vectors);
    table[Opcode.OR1N2] = new Or1Not2(vectors);
    table[Opcode.NAND3] = new Nand3(vectors);
    table[Opcode.NOR3] = new Nor3(vectors);
  }

  private static final class And3 extends OpcodeKernel {
    private final int vectors;

    And3(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        load(s, a).and(load(s, b)).and(load(s, c)).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH)
              .and(load(s, b + LENGTH))
              .and(load(s, c + LENGTH))
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH)
              .and(load(s, b + 2 * LENGTH))
              .and(load(s, c + 2 * LENGTH))
              .intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH)
              .and(load(s, b + 3 * LENGTH))
              .and(load(s, c + 3 * LENGTH))
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class And2Not1 extends OpcodeKernel {
    private final int vectors;

    And2Not1(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        load(s, c).lanewise(VectorOperators.NOT).and(load(s, a)).and(load(s, b)).intoArray(s, d);
        if (vectors > 1) {
          load(s, c + LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + LENGTH))
              .and(load(s, b + LENGTH))
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, c + 2 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + 2 * LENGTH))
              .and(load(s, b + 2 * LENGTH))
              .intoArray(s, d + 2 * LENGTH);
          load(s, c + 3 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + 3 * LENGTH))
              .and(load(s, b + 3 * LENGTH))
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class And1Not2 extends OpcodeKernel {
    private final int vectors;

    And1Not2(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        load(s, b).or(load(s, c)).lanewise(VectorOperators.NOT).and(load(s, a)).intoArray(s, d);
        if (vectors > 1) {
          load(s, b + LENGTH)
              .or(load(s, c + LENGTH))
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + LENGTH))
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, b + 2 * LENGTH)
              .or(load(s, c + 2 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + 2 * LENGTH))
              .intoArray(s, d + 2 * LENGTH);
          load(s, b + 3 * LENGTH)
              .or(load(s, c + 3 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + 3 * LENGTH))
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class Or3 extends OpcodeKernel {
    private final int vectors;

    Or3(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        load(s, a).or(load(s, b)).or(load(s, c)).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH)
              .or(load(s, b + LENGTH))
              .or(load(s, c + LENGTH))
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH)
              .or(load(s, b + 2 * LENGTH))
              .or(load(s, c + 2 * LENGTH))
              .intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH)
              .or(load(s, b + 3 * LENGTH))
              .or(load(s, c + 3 * LENGTH))
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class Or2Not1 extends OpcodeKernel {
    private final int vectors;

    Or2Not1(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        one(s, d, a, b, c);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH, b + LENGTH, c + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH, b + 2 * LENGTH, c + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH, b + 3 * LENGTH, c + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a, int b, int c) {
      load(s, c).lanewise(VectorOperators.NOT).or(load(s, a)).or(load(s, b)).intoArray(s, d);
    }
  }

  private static final class Or1Not2 extends OpcodeKernel {
    private final int vectors;

    Or1Not2(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        one(s, d, a, b, c);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH, b + LENGTH, c + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH, b + 2 * LENGTH, c + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH, b + 3 * LENGTH, c + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a, int b, int c) {
      load(s, b).and(load(s, c)).lanewise(VectorOperators.NOT).or(load(s, a)).intoArray(s, d);
    }
  }

  private static final class Nand3 extends OpcodeKernel {
    private final int vectors;

    Nand3(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        one(s, d, a, b, c);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH, b + LENGTH, c + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH, b + 2 * LENGTH, c + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH, b + 3 * LENGTH, c + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a, int b, int c) {
      load(s, a).and(load(s, b)).and(load(s, c)).lanewise(VectorOperators.NOT).intoArray(s, d);
    }
  }

  private static final class Nor3 extends OpcodeKernel {
    private final int vectors;

    Nor3(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 4 * count;
      for (int i = from; i < end; i += 4) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        int c = code[i + 3];
        one(s, d, a, b, c);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH, b + LENGTH, c + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH, b + 2 * LENGTH, c + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH, b + 3 * LENGTH, c + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a, int b, int c) {
      load(s, a).or(load(s, b)).or(load(s, c)).lanewise(VectorOperators.NOT).intoArray(s, d);
    }
  }
}
