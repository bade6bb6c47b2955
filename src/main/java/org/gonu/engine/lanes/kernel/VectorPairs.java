package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.VectorOperators;

/**
 * Kernels for logic of two inputs, by vectors.
 *
 * <p>A slot is one, two or four vectors. The vectors of a slot are unrolled, since an inner loop
 * would cost more than the work. Every opcode has its own loop, and only the number of vectors
 * branches.
 */
final class VectorPairs {
  private VectorPairs() {}

  static void addTo(OpcodeKernel[] table, int vectors) {
    table[Opcode.AND] = new And(vectors);
    table[Opcode.ANDN] = new AndNot(vectors);
    table[Opcode.NOR] = new Nor(vectors);
    table[Opcode.OR] = new Or(vectors);
    table[Opcode.ORN] = new OrNot(vectors);
    table[Opcode.NAND] = new Nand(vectors);
  }

  private static final class And extends OpcodeKernel {
    private final int vectors;

    And(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, a).and(load(s, b)).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH).and(load(s, b + LENGTH)).intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH).and(load(s, b + 2 * LENGTH)).intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH).and(load(s, b + 3 * LENGTH)).intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class AndNot extends OpcodeKernel {
    private final int vectors;

    AndNot(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, b).lanewise(VectorOperators.NOT).and(load(s, a)).intoArray(s, d);
        if (vectors > 1) {
          load(s, b + LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + LENGTH))
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, b + 2 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + 2 * LENGTH))
              .intoArray(s, d + 2 * LENGTH);
          load(s, b + 3 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .and(load(s, a + 3 * LENGTH))
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class Nor extends OpcodeKernel {
    private final int vectors;

    Nor(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, a).or(load(s, b)).lanewise(VectorOperators.NOT).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH)
              .or(load(s, b + LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH)
              .or(load(s, b + 2 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH)
              .or(load(s, b + 3 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class Or extends OpcodeKernel {
    private final int vectors;

    Or(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, a).or(load(s, b)).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH).or(load(s, b + LENGTH)).intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH).or(load(s, b + 2 * LENGTH)).intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH).or(load(s, b + 3 * LENGTH)).intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class OrNot extends OpcodeKernel {
    private final int vectors;

    OrNot(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, b).lanewise(VectorOperators.NOT).or(load(s, a)).intoArray(s, d);
        if (vectors > 1) {
          load(s, b + LENGTH)
              .lanewise(VectorOperators.NOT)
              .or(load(s, a + LENGTH))
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, b + 2 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .or(load(s, a + 2 * LENGTH))
              .intoArray(s, d + 2 * LENGTH);
          load(s, b + 3 * LENGTH)
              .lanewise(VectorOperators.NOT)
              .or(load(s, a + 3 * LENGTH))
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }

  private static final class Nand extends OpcodeKernel {
    private final int vectors;

    Nand(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int b = code[i + 2];
        load(s, a).and(load(s, b)).lanewise(VectorOperators.NOT).intoArray(s, d);
        if (vectors > 1) {
          load(s, a + LENGTH)
              .and(load(s, b + LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + LENGTH);
        }
        if (vectors > 2) {
          load(s, a + 2 * LENGTH)
              .and(load(s, b + 2 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + 2 * LENGTH);
          load(s, a + 3 * LENGTH)
              .and(load(s, b + 3 * LENGTH))
              .lanewise(VectorOperators.NOT)
              .intoArray(s, d + 3 * LENGTH);
        }
      }
      return end;
    }
  }
}
