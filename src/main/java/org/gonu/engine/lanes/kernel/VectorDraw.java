package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/**
 * The kernel of {@link Opcode#DRAW}, by vectors. Each word has a xoroshiro128+ generator (Blackman
 * and Vigna, 2018).
 */
final class VectorDraw {
  private VectorDraw() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.DRAW] = new Draw(width);
  }

  private static LongVector xor(LongVector left, LongVector right) {
    return left.lanewise(VectorOperators.XOR, right);
  }

  private static LongVector not(LongVector vector) {
    return vector.lanewise(VectorOperators.NOT);
  }

  private static LongVector rotate(LongVector vector, int distance) {
    return vector
        .lanewise(VectorOperators.LSHL, distance)
        .or(vector.lanewise(VectorOperators.LSHR, 64 - distance));
  }

  private static final class Draw extends OpcodeKernel {
    private final int width;

    Draw(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = 4 * x + 4;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j += LENGTH) {
          draw(code, i, x, s, j);
          for (int trial = 1; trial < y; trial++) {
            drawAgain(code, i, x, s, j);
          }
        }
      }
      return end;
    }

    /** Draws a number of x bits. Lanes in which it exceeds the bound have failed. */
    private static void draw(int[] code, int at, int x, long[] s, int j) {
      number(code, at, at, at + x, x, s, j);
    }

    /** Draws again for the lanes in which the last trial failed. */
    private static void drawAgain(int[] code, int at, int x, long[] s, int j) {
      int spare = at + x + 1;
      number(code, at, spare, spare + x, x, s, j);
      LongVector failed = load(s, code[at + x] + j);
      for (int bit = 0; bit < x; bit++) {
        LongVector kept = load(s, code[at + bit] + j);
        LongVector flips = xor(kept, load(s, code[spare + bit] + j)).and(failed);
        xor(kept, flips).intoArray(s, code[at + bit] + j);
      }
      failed.and(load(s, code[spare + x] + j)).intoArray(s, code[at + x] + j);
    }

    /**
     * Draws as many random bits as the bound has, and sets the lanes in which they exceed the
     * bound.
     */
    private static void number(
        int[] code, int at, int output, int failure, int x, long[] s, int j) {
      int generator = at + 2 * x + 2;
      int bound = generator + 2;
      LongVector first = load(s, code[generator] + j);
      LongVector second = load(s, code[generator + 1] + j);
      LongVector random = first.add(second).and(load(s, code[bound + x] + j));
      random.intoArray(s, code[output] + j);
      LongVector above = not(load(s, code[bound] + j)).and(random);
      for (int bit = 1; bit < x; bit++) {
        second = xor(second, first);
        first = xor(xor(rotate(first, 24), second), second.lanewise(VectorOperators.LSHL, 16));
        second = rotate(second, 37);
        random = first.add(second).and(load(s, code[bound + x + bit] + j));
        random.intoArray(s, code[output + bit] + j);
        LongVector open = not(load(s, code[bound + bit] + j));
        above = random.and(open).or(random.or(open).and(above));
      }
      LongVector.zero(SPECIES).or(above).intoArray(s, code[failure] + j);
      second = xor(second, first);
      first = xor(xor(rotate(first, 24), second), second.lanewise(VectorOperators.LSHL, 16));
      second = rotate(second, 37);
      first.intoArray(s, code[generator] + j);
      second.intoArray(s, code[generator + 1] + j);
    }
  }
}
