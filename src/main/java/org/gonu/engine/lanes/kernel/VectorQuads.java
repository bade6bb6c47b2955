package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.VectorOperators;

/**
 * Kernels for logic of four inputs, by vectors.
 *
 * <p>A slot is one, two or four vectors. Every opcode has its own loop, and only the number of
 * vectors branches.
 */
final class VectorQuads {
  private VectorQuads() {}

  static void addTo(OpcodeKernel[] table, int vectors) {
    table[Opcode.AND_OR_AND] = new AndOrAnd(vectors);
    table[Opcode.AND_OR_ANDN] = new AndOrAndNot(vectors);
    table[Opcode.AND_NOR_AND] = new AndNorAnd(vectors);
  }

  private static final class AndOrAnd extends OpcodeKernel {
    private final int vectors;

    AndOrAnd(int vectors) {
      this.vectors = vectors;
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
        one(s, d, a, b, c, e);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH, b + LENGTH, c + LENGTH, e + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH, b + 2 * LENGTH, c + 2 * LENGTH, e + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH, b + 3 * LENGTH, c + 3 * LENGTH, e + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a, int b, int c, int e) {
      load(s, a).and(load(s, b)).or(load(s, c).and(load(s, e))).intoArray(s, d);
    }
  }

  private static final class AndOrAndNot extends OpcodeKernel {
    private final int vectors;

    AndOrAndNot(int vectors) {
      this.vectors = vectors;
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
        one(s, d, a, b, c, e);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH, b + LENGTH, c + LENGTH, e + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH, b + 2 * LENGTH, c + 2 * LENGTH, e + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH, b + 3 * LENGTH, c + 3 * LENGTH, e + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a, int b, int c, int e) {
      load(s, e)
          .lanewise(VectorOperators.NOT)
          .and(load(s, c))
          .or(load(s, a).and(load(s, b)))
          .intoArray(s, d);
    }
  }

  private static final class AndNorAnd extends OpcodeKernel {
    private final int vectors;

    AndNorAnd(int vectors) {
      this.vectors = vectors;
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
        one(s, d, a, b, c, e);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH, b + LENGTH, c + LENGTH, e + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH, b + 2 * LENGTH, c + 2 * LENGTH, e + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH, b + 3 * LENGTH, c + 3 * LENGTH, e + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a, int b, int c, int e) {
      load(s, a)
          .and(load(s, b))
          .or(load(s, c).and(load(s, e)))
          .lanewise(VectorOperators.NOT)
          .intoArray(s, d);
    }
  }
}
