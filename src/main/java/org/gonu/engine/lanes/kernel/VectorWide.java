package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/**
 * Kernels for conjunctions of many literals, by vectors.
 *
 * <p>Four inputs are joined before they meet the result, so that the processor does not wait for
 * one after the other. Nothing of the inner loops is a method of its own: the just-in-time compiler
 * would make them three times as slow.
 */
final class VectorWide {
  private VectorWide() {}

  static void addTo(OpcodeKernel[] table, int vectors) {
    table[Opcode.WIDE_AND] = new Wide(vectors, 0);
    table[Opcode.WIDE_NAND] = new Wide(vectors, -1);
  }

  private static final class Wide extends OpcodeKernel {
    private final int width;
    private final long flip;

    Wide(int vectors, long flip) {
      width = vectors * LENGTH;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + (1 + x + y) * count;
      for (int part = 0; part < width; part += LENGTH) {
        runPart(code, from, end, x, y, s, part);
      }
      return end;
    }

    /** Executes the run for one vector of every slot. */
    private void runPart(int[] code, int from, int end, int x, int y, long[] s, int part) {
      int i = from;
      while (i < end) {
        int output = code[i++] + part;
        LongVector all = LongVector.broadcast(SPECIES, -1L);
        int plainEnd = i + x;
        for (; i + 4 <= plainEnd; i += 4) {
          LongVector two = load(s, code[i] + part).and(load(s, code[i + 1] + part));
          LongVector more = load(s, code[i + 2] + part).and(load(s, code[i + 3] + part));
          all = all.and(two).and(more);
        }
        for (; i < plainEnd; i++) {
          all = all.and(load(s, code[i] + part));
        }
        LongVector any = LongVector.zero(SPECIES);
        int negatedEnd = plainEnd + y;
        for (; i + 4 <= negatedEnd; i += 4) {
          LongVector two = load(s, code[i] + part).or(load(s, code[i + 1] + part));
          LongVector more = load(s, code[i + 2] + part).or(load(s, code[i + 3] + part));
          any = any.or(two).or(more);
        }
        for (; i < negatedEnd; i++) {
          any = any.or(load(s, code[i] + part));
        }
        any.lanewise(VectorOperators.NOT)
            .and(all)
            .lanewise(VectorOperators.XOR, flip)
            .intoArray(s, output);
      }
    }
  }
}
