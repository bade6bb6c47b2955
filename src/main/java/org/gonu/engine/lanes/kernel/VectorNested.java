package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.VectorOperators;

/**
 * Kernels for disjunctions in conjunctions, and the other way round, of three inputs, by vectors.
 *
 * <p>A slot is one, two or four vectors. Every opcode has its own loop, and only the number of
 * vectors branches.
 */
final class VectorNested {
  private VectorNested() {}

  static void addTo(OpcodeKernel[] table, int vectors) {
    table[Opcode.OR_AND] = new OrAnd(vectors);
    table[Opcode.OR_ANDN] = new OrAndNot(vectors);
    table[Opcode.AND_OR] = new AndOr(vectors);
    table[Opcode.ANDN_AND] = new AndNotAnd(vectors);
    table[Opcode.NOT_OR_AND] = new NotOrAnd(vectors);
    table[Opcode.NOT_OR_ANDN] = new NotOrAndNot(vectors);
  }

  private static final class OrAnd extends OpcodeKernel {
    private final int vectors;

    OrAnd(int vectors) {
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
      load(s, b).and(load(s, c)).or(load(s, a)).intoArray(s, d);
    }
  }

  private static final class OrAndNot extends OpcodeKernel {
    private final int vectors;

    OrAndNot(int vectors) {
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
      load(s, c).lanewise(VectorOperators.NOT).and(load(s, b)).or(load(s, a)).intoArray(s, d);
    }
  }

  private static final class AndOr extends OpcodeKernel {
    private final int vectors;

    AndOr(int vectors) {
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
      load(s, b).or(load(s, c)).and(load(s, a)).intoArray(s, d);
    }
  }

  private static final class AndNotAnd extends OpcodeKernel {
    private final int vectors;

    AndNotAnd(int vectors) {
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
      load(s, b).and(load(s, c)).lanewise(VectorOperators.NOT).and(load(s, a)).intoArray(s, d);
    }
  }

  private static final class NotOrAnd extends OpcodeKernel {
    private final int vectors;

    NotOrAnd(int vectors) {
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
      load(s, a).lanewise(VectorOperators.NOT).or(load(s, b).and(load(s, c))).intoArray(s, d);
    }
  }

  private static final class NotOrAndNot extends OpcodeKernel {
    private final int vectors;

    NotOrAndNot(int vectors) {
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
      load(s, c)
          .lanewise(VectorOperators.NOT)
          .and(load(s, b))
          .or(load(s, a).lanewise(VectorOperators.NOT))
          .intoArray(s, d);
    }
  }
}
