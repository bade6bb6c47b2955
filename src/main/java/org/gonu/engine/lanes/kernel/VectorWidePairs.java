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
    private final int width;
    private final long flip;

    Nands(int vectors, long flip) {
      width = vectors * LENGTH;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + (1 + x + 2 * y) * count;
      for (int part = 0; part < width; part += LENGTH) {
        runPart(code, from, end, x, y, s, part);
      }
      return end;
    }

    private void runPart(int[] code, int from, int end, int x, int y, long[] s, int part) {
      int i = from;
      while (i < end) {
        int output = code[i++] + part;
        LongVector all = LongVector.broadcast(SPECIES, -1L);
        int plainEnd = i + x;
        for (; i < plainEnd; i++) {
          all = all.and(load(s, code[i] + part));
        }
        LongVector any = LongVector.zero(SPECIES);
        int pairsEnd = plainEnd + 2 * y;
        for (; i + 4 <= pairsEnd; i += 4) {
          LongVector one = load(s, code[i] + part).and(load(s, code[i + 1] + part));
          LongVector other = load(s, code[i + 2] + part).and(load(s, code[i + 3] + part));
          any = any.or(one.or(other));
        }
        for (; i < pairsEnd; i += 2) {
          any = any.or(load(s, code[i] + part).and(load(s, code[i + 1] + part)));
        }
        any.lanewise(VectorOperators.NOT)
            .and(all)
            .lanewise(VectorOperators.XOR, flip)
            .intoArray(s, output);
      }
    }
  }

  /** Pairs {@code ~(a & ~b)}. */
  private static final class Implications extends OpcodeKernel {
    private final int width;
    private final long flip;

    Implications(int vectors, long flip) {
      width = vectors * LENGTH;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + (1 + x + 2 * y) * count;
      for (int part = 0; part < width; part += LENGTH) {
        runPart(code, from, end, x, y, s, part);
      }
      return end;
    }

    private void runPart(int[] code, int from, int end, int x, int y, long[] s, int part) {
      int i = from;
      while (i < end) {
        int output = code[i++] + part;
        LongVector all = LongVector.broadcast(SPECIES, -1L);
        int plainEnd = i + x;
        for (; i < plainEnd; i++) {
          all = all.and(load(s, code[i] + part));
        }
        LongVector any = LongVector.zero(SPECIES);
        int pairsEnd = plainEnd + 2 * y;
        for (; i + 4 <= pairsEnd; i += 4) {
          LongVector one =
              load(s, code[i + 1] + part)
                  .lanewise(VectorOperators.NOT)
                  .and(load(s, code[i] + part));
          LongVector other =
              load(s, code[i + 3] + part)
                  .lanewise(VectorOperators.NOT)
                  .and(load(s, code[i + 2] + part));
          any = any.or(one.or(other));
        }
        for (; i < pairsEnd; i += 2) {
          any =
              any.or(
                  load(s, code[i + 1] + part)
                      .lanewise(VectorOperators.NOT)
                      .and(load(s, code[i] + part)));
        }
        any.lanewise(VectorOperators.NOT)
            .and(all)
            .lanewise(VectorOperators.XOR, flip)
            .intoArray(s, output);
      }
    }
  }
}
