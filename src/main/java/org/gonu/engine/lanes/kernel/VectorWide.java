package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/** Kernels for conjunctions of many literals, by vectors. */
final class VectorWide {
  private VectorWide() {}

  static void addTo(OpcodeKernel[] table, int vectors) {
    table[Opcode.WIDE_AND] = new Wide(vectors, 0);
    table[Opcode.WIDE_NAND] = new Wide(vectors, -1);
  }

  private static final class Wide extends OpcodeKernel {
    private final int vectors;
    private final long flip;

    Wide(int vectors, long flip) {
      this.vectors = vectors;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = 1 + x + y;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        if (vectors > 2) {
          pair(code, i, x, y, s, 0);
          pair(code, i, x, y, s, 2 * LENGTH);
        } else if (vectors > 1) {
          pair(code, i, x, y, s, 0);
        } else {
          one(code, i, x, y, s);
        }
      }
      return end;
    }

    private void one(int[] code, int at, int x, int y, long[] s) {
      LongVector all = LongVector.broadcast(SPECIES, -1L);
      int i = at + 1;
      for (; i <= at + x; i++) {
        all = all.and(load(s, code[i]));
      }
      for (; i <= at + x + y; i++) {
        all = load(s, code[i]).lanewise(VectorOperators.NOT).and(all);
      }
      all.lanewise(VectorOperators.XOR, flip).intoArray(s, code[at]);
    }

    private void pair(int[] code, int at, int x, int y, long[] s, int part) {
      LongVector low = LongVector.broadcast(SPECIES, -1L);
      LongVector high = low;
      int i = at + 1;
      for (; i <= at + x; i++) {
        int input = code[i] + part;
        low = low.and(load(s, input));
        high = high.and(load(s, input + LENGTH));
      }
      for (; i <= at + x + y; i++) {
        int input = code[i] + part;
        low = load(s, input).lanewise(VectorOperators.NOT).and(low);
        high = load(s, input + LENGTH).lanewise(VectorOperators.NOT).and(high);
      }
      int output = code[at] + part;
      low.lanewise(VectorOperators.XOR, flip).intoArray(s, output);
      high.lanewise(VectorOperators.XOR, flip).intoArray(s, output + LENGTH);
    }
  }
}
