package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/**
 * Kernels for conjunctions of many literals, by vectors.
 *
 * <p>Four inputs are joined before they meet the result, or two vectors of each input are read at a
 * time, so that the processor does not wait for one after the other. Nothing of the inner loops is
 * a method of its own: the just-in-time compiler would make them three times as slow.
 */
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
      int end = from + (1 + x + y) * count;
      if (vectors == 1) {
        runOne(code, from, end, x, y, s);
      } else {
        for (int part = 0; part < vectors * LENGTH; part += 2 * LENGTH) {
          runTwo(code, from, end, x, y, s, part);
        }
      }
      return end;
    }

    private void runOne(int[] code, int from, int end, int x, int y, long[] s) {
      int i = from;
      while (i < end) {
        int output = code[i++];
        LongVector all = LongVector.broadcast(SPECIES, -1L);
        int plainEnd = i + x;
        for (; i + 4 <= plainEnd; i += 4) {
          LongVector two = load(s, code[i]).and(load(s, code[i + 1]));
          LongVector more = load(s, code[i + 2]).and(load(s, code[i + 3]));
          all = two.and(more).and(all);
        }
        for (; i < plainEnd; i++) {
          all = load(s, code[i]).and(all);
        }
        LongVector any = LongVector.zero(SPECIES);
        int negatedEnd = plainEnd + y;
        for (; i + 4 <= negatedEnd; i += 4) {
          LongVector two = load(s, code[i]).or(load(s, code[i + 1]));
          LongVector more = load(s, code[i + 2]).or(load(s, code[i + 3]));
          any = two.or(more).or(any);
        }
        for (; i < negatedEnd; i++) {
          any = load(s, code[i]).or(any);
        }
        LongVector.broadcast(SPECIES, -1L)
            .lanewise(VectorOperators.XOR, any)
            .and(all)
            .lanewise(VectorOperators.XOR, flip)
            .intoArray(s, output);
      }
    }

    /** Executes the run for two vectors of every slot. */
    private void runTwo(int[] code, int from, int end, int x, int y, long[] s, int part) {
      int i = from;
      while (i < end) {
        int output = code[i++] + part;
        LongVector low = LongVector.broadcast(SPECIES, -1L);
        LongVector high = low;
        int plainEnd = i + x;
        for (; i < plainEnd; i++) {
          int input = code[i] + part;
          low = load(s, input).and(low);
          high = load(s, input + LENGTH).and(high);
        }
        int negatedEnd = plainEnd + y;
        for (; i < negatedEnd; i++) {
          int input = code[i] + part;
          low = load(s, input).lanewise(VectorOperators.NOT).and(low);
          high = load(s, input + LENGTH).lanewise(VectorOperators.NOT).and(high);
        }
        LongVector flips = LongVector.broadcast(SPECIES, flip);
        flips.lanewise(VectorOperators.XOR, low).intoArray(s, output);
        flips.lanewise(VectorOperators.XOR, high).intoArray(s, output + LENGTH);
      }
    }
  }
}
