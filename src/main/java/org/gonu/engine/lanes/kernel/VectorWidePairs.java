package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/**
 * Kernels for conjunctions of many pairs, by vectors. The pairs are gathered as a disjunction of
 * their negations, {@code a & b} or {@code a & ~b}, and no pair is ever stored. The loops are as in
 * {@link VectorWide}.
 */
final class VectorWidePairs {
  private VectorWidePairs() {}

  static void addTo(OpcodeKernel[] table, int vectors) {
    table[Opcode.WIDE_AND_OF_NANDS] = new Nands(vectors, 0);
    table[Opcode.WIDE_NAND_OF_NANDS] = new Nands(vectors, -1);
    table[Opcode.WIDE_AND_OF_IMPLICATIONS] = new Implications(vectors, 0);
    table[Opcode.WIDE_NAND_OF_IMPLICATIONS] = new Implications(vectors, -1);
  }

  /** Pairs {@code ~(a & b)}. */
  private static final class Nands extends OpcodeKernel {
    private final int vectors;
    private final long flip;

    Nands(int vectors, long flip) {
      this.vectors = vectors;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + (1 + x + 2 * y) * count;
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
        for (; i < plainEnd; i++) {
          all = load(s, code[i]).and(all);
        }
        LongVector any = LongVector.zero(SPECIES);
        int pairsEnd = plainEnd + 2 * y;
        for (; i + 4 <= pairsEnd; i += 4) {
          LongVector one = load(s, code[i]).and(load(s, code[i + 1]));
          LongVector other = load(s, code[i + 2]).and(load(s, code[i + 3]));
          any = one.or(other).or(any);
        }
        for (; i < pairsEnd; i += 2) {
          any = load(s, code[i]).and(load(s, code[i + 1])).or(any);
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
        int pairsEnd = plainEnd + 2 * y;
        for (; i < pairsEnd; i += 2) {
          int a = code[i] + part;
          int b = code[i + 1] + part;
          LongVector one = load(s, a).and(load(s, b));
          LongVector other = load(s, a + LENGTH).and(load(s, b + LENGTH));
          low = one.lanewise(VectorOperators.NOT).and(low);
          high = other.lanewise(VectorOperators.NOT).and(high);
        }
        LongVector flips = LongVector.broadcast(SPECIES, flip);
        flips.lanewise(VectorOperators.XOR, low).intoArray(s, output);
        flips.lanewise(VectorOperators.XOR, high).intoArray(s, output + LENGTH);
      }
    }
  }

  /** Pairs {@code ~(a & ~b)}. */
  private static final class Implications extends OpcodeKernel {
    private final int vectors;
    private final long flip;

    Implications(int vectors, long flip) {
      this.vectors = vectors;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + (1 + x + 2 * y) * count;
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
        for (; i < plainEnd; i++) {
          all = load(s, code[i]).and(all);
        }
        LongVector any = LongVector.zero(SPECIES);
        int pairsEnd = plainEnd + 2 * y;
        for (; i + 4 <= pairsEnd; i += 4) {
          LongVector one = load(s, code[i + 1]).lanewise(VectorOperators.NOT).and(load(s, code[i]));
          LongVector other =
              load(s, code[i + 3]).lanewise(VectorOperators.NOT).and(load(s, code[i + 2]));
          any = one.or(other).or(any);
        }
        for (; i < pairsEnd; i += 2) {
          any = load(s, code[i + 1]).lanewise(VectorOperators.NOT).and(load(s, code[i])).or(any);
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
        int pairsEnd = plainEnd + 2 * y;
        for (; i < pairsEnd; i += 2) {
          int a = code[i] + part;
          int b = code[i + 1] + part;
          LongVector one = load(s, b).lanewise(VectorOperators.NOT).and(load(s, a));
          LongVector other =
              load(s, b + LENGTH).lanewise(VectorOperators.NOT).and(load(s, a + LENGTH));
          low = one.lanewise(VectorOperators.NOT).and(low);
          high = other.lanewise(VectorOperators.NOT).and(high);
        }
        LongVector flips = LongVector.broadcast(SPECIES, flip);
        flips.lanewise(VectorOperators.XOR, low).intoArray(s, output);
        flips.lanewise(VectorOperators.XOR, high).intoArray(s, output + LENGTH);
      }
    }
  }
}
