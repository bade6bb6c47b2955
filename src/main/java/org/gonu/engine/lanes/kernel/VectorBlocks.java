package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/** Kernels for the candidates of a choice tree, many at a time, by vectors. */
final class VectorBlocks {
  private VectorBlocks() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.COUNT_BLOCK] = new Count(width);
    table[Opcode.WALK_BLOCK] = new Walk(width);
    table[Opcode.COUNT_MANY] = new CountMany(width);
  }

  private static final class Count extends OpcodeKernel {
    private final int width;

    Count(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = 4 + Opcode.BLOCK;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j += LENGTH) {
          count(code, i, s, j);
        }
      }
      return end;
    }

    /** A tree of seven adders: three and three and two candidates, then their sums. */
    private static void count(int[] code, int at, long[] s, int j) {
      LongVector a = LongVector.fromArray(SPECIES, s, code[at + 4] + j);
      LongVector b = LongVector.fromArray(SPECIES, s, code[at + 5] + j);
      LongVector c = LongVector.fromArray(SPECIES, s, code[at + 6] + j);
      LongVector ones1 = a.lanewise(VectorOperators.XOR, b).lanewise(VectorOperators.XOR, c);
      LongVector twos1 = a.and(b).or(a.or(b).and(c));
      a = LongVector.fromArray(SPECIES, s, code[at + 7] + j);
      b = LongVector.fromArray(SPECIES, s, code[at + 8] + j);
      c = LongVector.fromArray(SPECIES, s, code[at + 9] + j);
      LongVector ones2 = a.lanewise(VectorOperators.XOR, b).lanewise(VectorOperators.XOR, c);
      LongVector twos2 = a.and(b).or(a.or(b).and(c));
      a = LongVector.fromArray(SPECIES, s, code[at + 10] + j);
      b = LongVector.fromArray(SPECIES, s, code[at + 11] + j);
      LongVector ones3 = a.lanewise(VectorOperators.XOR, b);
      LongVector twos3 = a.and(b);
      LongVector twos4 = ones1.and(ones2).or(ones1.or(ones2).and(ones3));
      ones1
          .lanewise(VectorOperators.XOR, ones2)
          .lanewise(VectorOperators.XOR, ones3)
          .intoArray(s, code[at] + j);
      LongVector fours1 = twos1.and(twos2).or(twos1.or(twos2).and(twos3));
      LongVector twos =
          twos1.lanewise(VectorOperators.XOR, twos2).lanewise(VectorOperators.XOR, twos3);
      twos.lanewise(VectorOperators.XOR, twos4).intoArray(s, code[at + 1] + j);
      LongVector fours2 = twos.and(twos4);
      fours1.lanewise(VectorOperators.XOR, fours2).intoArray(s, code[at + 2] + j);
      fours1.and(fours2).intoArray(s, code[at + 3] + j);
    }
  }

  private static final class Walk extends OpcodeKernel {
    private final int width;

    Walk(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = 2 * Opcode.BLOCK + 4;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j += LENGTH) {
          walk(code, i, s, j);
        }
      }
      return end;
    }

    /**
     * Divides the block into halves, pairs and candidates. There are no helper methods: in a method
     * of this size the compiler does not inline them, and a vector that is handed over is slow.
     */
    private static void walk(int[] code, int at, long[] s, int j) {
      int legal = at + Opcode.BLOCK + 4;
      LongVector a = LongVector.fromArray(SPECIES, s, code[legal] + j);
      LongVector b = LongVector.fromArray(SPECIES, s, code[legal + 1] + j);
      LongVector c = LongVector.fromArray(SPECIES, s, code[legal + 2] + j);
      LongVector d = LongVector.fromArray(SPECIES, s, code[legal + 3] + j);
      LongVector ones = a.lanewise(VectorOperators.XOR, b);
      LongVector twos = a.and(b);
      LongVector ones2 = c.lanewise(VectorOperators.XOR, d);
      LongVector twos2 = c.and(d);
      LongVector carry = ones.and(ones2);
      LongVector fours = twos.and(twos2).or(twos.or(twos2).and(carry));
      ones2 = ones.lanewise(VectorOperators.XOR, ones2);
      twos2 = twos.lanewise(VectorOperators.XOR, twos2).lanewise(VectorOperators.XOR, carry);

      LongVector rank1 = LongVector.fromArray(SPECIES, s, code[at + Opcode.BLOCK + 1] + j);
      LongVector rank2 = LongVector.fromArray(SPECIES, s, code[at + Opcode.BLOCK + 2] + j);
      LongVector not1 = rank1.lanewise(VectorOperators.NOT);
      LongVector not2 = rank2.lanewise(VectorOperators.NOT);
      LongVector borrow1 = not1.and(ones2);
      LongVector borrow2 = not2.and(twos2).or(not2.or(twos2).and(borrow1));
      LongVector rank4 = LongVector.fromArray(SPECIES, s, code[at + Opcode.BLOCK + 3] + j);
      LongVector not4 = rank4.lanewise(VectorOperators.NOT);
      LongVector isLeft = not4.and(fours).or(not4.or(fours).and(borrow2));
      LongVector rest1 = rank1.lanewise(VectorOperators.XOR, ones2);
      LongVector rest2 =
          rank2.lanewise(VectorOperators.XOR, twos2).lanewise(VectorOperators.XOR, borrow1);

      LongVector here = LongVector.fromArray(SPECIES, s, code[at + Opcode.BLOCK] + j);
      LongVector left = here.and(isLeft);
      LongVector right = here.lanewise(VectorOperators.XOR, left);
      LongVector first = not2.and(twos).or(not2.or(twos).and(not1.and(ones))).and(left);
      LongVector second = left.lanewise(VectorOperators.XOR, first);
      LongVector chosen = not1.and(a).and(first);
      chosen.intoArray(s, code[at] + j);
      first.lanewise(VectorOperators.XOR, chosen).intoArray(s, code[at + 1] + j);
      chosen =
          rank1
              .lanewise(VectorOperators.XOR, ones)
              .lanewise(VectorOperators.NOT)
              .and(c)
              .and(second);
      chosen.intoArray(s, code[at + 2] + j);
      second.lanewise(VectorOperators.XOR, chosen).intoArray(s, code[at + 3] + j);

      a = LongVector.fromArray(SPECIES, s, code[legal + 4] + j);
      b = LongVector.fromArray(SPECIES, s, code[legal + 5] + j);
      ones = a.lanewise(VectorOperators.XOR, b);
      twos = a.and(b);
      not1 = rest1.lanewise(VectorOperators.NOT);
      not2 = rest2.lanewise(VectorOperators.NOT);
      first = not2.and(twos).or(not2.or(twos).and(not1.and(ones))).and(right);
      second = right.lanewise(VectorOperators.XOR, first);
      chosen = not1.and(a).and(first);
      chosen.intoArray(s, code[at + 4] + j);
      first.lanewise(VectorOperators.XOR, chosen).intoArray(s, code[at + 5] + j);
      c = LongVector.fromArray(SPECIES, s, code[legal + 6] + j);
      chosen =
          rest1
              .lanewise(VectorOperators.XOR, ones)
              .lanewise(VectorOperators.NOT)
              .and(c)
              .and(second);
      chosen.intoArray(s, code[at + 6] + j);
      second.lanewise(VectorOperators.XOR, chosen).intoArray(s, code[at + 7] + j);
    }
  }

  private static final class CountMany extends OpcodeKernel {
    private final int width;

    CountMany(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + (x + y) * count;
      for (int i = from; i < end; i += x + y) {
        for (int j = 0; j < width; j += LENGTH) {
          count(code, i, x, y, s, j);
        }
      }
      return end;
    }

    /** Carries go up after four inputs; the inputs that are left over follow one by one. */
    private static void count(int[] code, int at, int x, int y, long[] s, int j) {
      LongVector ones = LongVector.zero(SPECIES);
      LongVector twos = ones;
      LongVector fours = ones;
      LongVector eights = ones;
      LongVector sixteens = ones;
      LongVector thirtyTwos = ones;
      int i = at + y;
      int end = i + x;
      for (; i + 4 <= end; i += 4) {
        LongVector a = LongVector.fromArray(SPECIES, s, code[i] + j);
        LongVector b = LongVector.fromArray(SPECIES, s, code[i + 1] + j);
        LongVector carry1 = a.and(b).or(a.or(b).and(ones));
        ones = a.lanewise(VectorOperators.XOR, b).lanewise(VectorOperators.XOR, ones);
        a = LongVector.fromArray(SPECIES, s, code[i + 2] + j);
        b = LongVector.fromArray(SPECIES, s, code[i + 3] + j);
        LongVector carry2 = a.and(b).or(a.or(b).and(ones));
        ones = a.lanewise(VectorOperators.XOR, b).lanewise(VectorOperators.XOR, ones);
        LongVector carry = carry1.and(carry2).or(carry1.or(carry2).and(twos));
        twos = carry1.lanewise(VectorOperators.XOR, carry2).lanewise(VectorOperators.XOR, twos);
        LongVector carry8 = carry.and(fours);
        fours = carry.lanewise(VectorOperators.XOR, fours);
        LongVector carry16 = carry8.and(eights);
        eights = carry8.lanewise(VectorOperators.XOR, eights);
        thirtyTwos = carry16.and(sixteens).or(thirtyTwos);
        sixteens = carry16.lanewise(VectorOperators.XOR, sixteens);
      }
      for (; i < end; i++) {
        LongVector a = LongVector.fromArray(SPECIES, s, code[i] + j);
        LongVector carry2 = a.and(ones);
        ones = a.lanewise(VectorOperators.XOR, ones);
        LongVector carry4 = carry2.and(twos);
        twos = carry2.lanewise(VectorOperators.XOR, twos);
        LongVector carry8 = carry4.and(fours);
        fours = carry4.lanewise(VectorOperators.XOR, fours);
        LongVector carry16 = carry8.and(eights);
        eights = carry8.lanewise(VectorOperators.XOR, eights);
        thirtyTwos = carry16.and(sixteens).or(thirtyTwos);
        sixteens = carry16.lanewise(VectorOperators.XOR, sixteens);
      }
      LongVector.zero(SPECIES).or(ones).intoArray(s, code[at] + j);
      LongVector.zero(SPECIES).or(twos).intoArray(s, code[at + 1] + j);
      if (y > 2) {
        LongVector.zero(SPECIES).or(fours).intoArray(s, code[at + 2] + j);
      }
      if (y > 3) {
        LongVector.zero(SPECIES).or(eights).intoArray(s, code[at + 3] + j);
      }
      if (y > 4) {
        LongVector.zero(SPECIES).or(sixteens).intoArray(s, code[at + 4] + j);
      }
      if (y > 5) {
        LongVector.zero(SPECIES).or(thirtyTwos).intoArray(s, code[at + 5] + j);
      }
    }
  }
}
