package org.gonu.engine.lanes.kernel;

/**
 * The kernel of {@link Opcode#DRAW}, by plain loops. Each word has a xoroshiro128+ generator
 * (Blackman and Vigna, 2018).
 */
final class PlainDraw {
  private PlainDraw() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.DRAW] = new Draw(width);
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
        for (int j = 0; j < width; j++) {
          s[code[i + x] + j] = number(code, i, i, x, s, j);
          for (int trial = 1; trial < y; trial++) {
            drawAgain(code, i, x, s, j);
          }
        }
      }
      return end;
    }

    /** Draws again for the lanes in which the last trial failed. */
    private static void drawAgain(int[] code, int at, int x, long[] s, int j) {
      int spare = at + x + 1;
      long above = number(code, at, spare, x, s, j);
      long failed = s[code[at + x] + j];
      for (int bit = 0; bit < x; bit++) {
        long kept = s[code[at + bit] + j];
        s[code[at + bit] + j] = kept ^ ((kept ^ s[code[spare + bit] + j]) & failed);
      }
      s[code[at + x] + j] = failed & above;
    }

    /**
     * Draws as many random bits as the bound has. Returns the lanes in which they exceed the bound.
     */
    private static long number(int[] code, int at, int output, int x, long[] s, int j) {
      int generator = at + 2 * x + 2;
      int bound = generator + 2;
      long first = s[code[generator] + j];
      long second = s[code[generator + 1] + j];
      long above = 0;
      for (int bit = 0; bit < x; bit++) {
        long random = (first + second) & s[code[bound + x + bit] + j];
        long limit = s[code[bound + bit] + j];
        s[code[output + bit] + j] = random;
        above = (random & ~limit) | ((random | ~limit) & above);
        second ^= first;
        first = Long.rotateLeft(first, 24) ^ second ^ (second << 16);
        second = Long.rotateLeft(second, 37);
      }
      s[code[generator] + j] = first;
      s[code[generator + 1] + j] = second;
      return above;
    }
  }
}
