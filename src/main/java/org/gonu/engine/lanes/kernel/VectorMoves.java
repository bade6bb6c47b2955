package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/** Kernels that copy, clear and latch slots, by vectors. */
final class VectorMoves {
  private VectorMoves() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.COPY] = new Copy(width);
    table[Opcode.NOT] = new Not(width);
    table[Opcode.CLEAR] = new Clear(width);
    table[Opcode.LATCH] = new Latch(width);
  }

  private static final class Copy extends OpcodeKernel {
    private final int width;

    Copy(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 2 * count;
      for (int i = from; i < end; i += 2) {
        for (int j = 0; j < width; j += LENGTH) {
          load(s, code[i + 1] + j).intoArray(s, code[i] + j);
        }
      }
      return end;
    }
  }

  private static final class Not extends OpcodeKernel {
    private final int width;

    Not(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 2 * count;
      for (int i = from; i < end; i += 2) {
        for (int j = 0; j < width; j += LENGTH) {
          load(s, code[i + 1] + j).lanewise(VectorOperators.NOT).intoArray(s, code[i] + j);
        }
      }
      return end;
    }
  }

  private static final class Clear extends OpcodeKernel {
    private final int width;

    Clear(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      for (int i = from; i < from + count; i++) {
        for (int j = 0; j < width; j += LENGTH) {
          LongVector.zero(SPECIES).intoArray(s, code[i] + j);
        }
      }
      return from + count;
    }
  }

  private static final class Latch extends OpcodeKernel {
    private final int width;

    Latch(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int m = code[i + 2];
        for (int j = 0; j < width; j += LENGTH) {
          LongVector kept = load(s, d + j);
          LongVector flips = kept.lanewise(VectorOperators.XOR, load(s, a + j)).and(load(s, m + j));
          kept.lanewise(VectorOperators.XOR, flips).intoArray(s, d + j);
        }
      }
      return end;
    }
  }
}
