package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/** Kernels that copy, clear and latch slots, by vectors. */
final class VectorMoves {
  private VectorMoves() {}

  static void addTo(OpcodeKernel[] table, int vectors) {
    table[Opcode.COPY] = new Copy(vectors);
    table[Opcode.NOT] = new Not(vectors);
    table[Opcode.CLEAR] = new Clear(vectors);
    table[Opcode.LATCH] = new Latch(vectors);
  }

  private static final class Copy extends OpcodeKernel {
    private final int vectors;

    Copy(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 2 * count;
      for (int i = from; i < end; i += 2) {
        int d = code[i];
        int a = code[i + 1];
        one(s, d, a);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a) {
      load(s, a).intoArray(s, d);
    }
  }

  private static final class Not extends OpcodeKernel {
    private final int vectors;

    Not(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 2 * count;
      for (int i = from; i < end; i += 2) {
        int d = code[i];
        int a = code[i + 1];
        one(s, d, a);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a) {
      load(s, a).lanewise(VectorOperators.NOT).intoArray(s, d);
    }
  }

  private static final class Clear extends OpcodeKernel {
    private final int vectors;

    Clear(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + count;
      for (int i = from; i < end; i++) {
        int d = code[i];
        one(s, d);
        if (vectors > 1) {
          one(s, d + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH);
          one(s, d + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d) {
      LongVector.zero(SPECIES).intoArray(s, d);
    }
  }

  private static final class Latch extends OpcodeKernel {
    private final int vectors;

    Latch(int vectors) {
      this.vectors = vectors;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int m = code[i + 2];
        one(s, d, a, m);
        if (vectors > 1) {
          one(s, d + LENGTH, a + LENGTH, m + LENGTH);
        }
        if (vectors > 2) {
          one(s, d + 2 * LENGTH, a + 2 * LENGTH, m + 2 * LENGTH);
          one(s, d + 3 * LENGTH, a + 3 * LENGTH, m + 3 * LENGTH);
        }
      }
      return end;
    }

    private static void one(long[] s, int d, int a, int m) {
      LongVector kept = load(s, d);
      LongVector flips = kept.lanewise(VectorOperators.XOR, load(s, a)).and(load(s, m));
      kept.lanewise(VectorOperators.XOR, flips).intoArray(s, d);
    }
  }
}
