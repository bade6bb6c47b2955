package org.gonu.engine.lanes.kernel;

/** Kernels for the candidates of a choice tree, many at a time, by plain loops. */
final class PlainBlocks {
  private PlainBlocks() {}

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
        for (int j = 0; j < width; j++) {
          count(code, i, s, j);
        }
      }
      return end;
    }

    private static void count(int[] code, int at, long[] s, int j) {
      long ones = 0;
      long twos = 0;
      long fours = 0;
      long eights = 0;
      for (int i = at + 4; i < at + 4 + Opcode.BLOCK; i++) {
        long carry = s[code[i] + j];
        long next = ones & carry;
        ones ^= carry;
        carry = twos & next;
        twos ^= next;
        next = fours & carry;
        fours ^= carry;
        eights |= next;
      }
      s[code[at] + j] = ones;
      s[code[at + 1] + j] = twos;
      s[code[at + 2] + j] = fours;
      s[code[at + 3] + j] = eights;
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
        for (int j = 0; j < width; j++) {
          walk(code, i, s, j);
        }
      }
      return end;
    }

    /** Counts the rank down by one for each candidate, and stops at the one that finds it zero. */
    private static void walk(int[] code, int at, long[] s, int j) {
      int inputs = at + Opcode.BLOCK;
      long here = s[code[inputs] + j];
      long ones = s[code[inputs + 1] + j];
      long twos = s[code[inputs + 2] + j];
      long fours = s[code[inputs + 3] + j];
      for (int i = 0; i < Opcode.BLOCK; i++) {
        long legal = s[code[inputs + 4 + i] + j];
        long chosen = here & legal & ~(ones | twos | fours);
        s[code[at + i] + j] = chosen;
        here &= ~chosen;
        long borrow = legal & ~ones;
        ones ^= legal;
        legal = borrow & ~twos;
        twos ^= borrow;
        fours ^= legal;
      }
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
        for (int j = 0; j < width; j++) {
          count(code, i, x, y, s, j);
        }
      }
      return end;
    }

    private static void count(int[] code, int at, int x, int y, long[] s, int j) {
      for (int bit = 0; bit < y; bit++) {
        s[code[at + bit] + j] = 0;
      }
      for (int i = at + y; i < at + y + x; i++) {
        long carry = s[code[i] + j];
        for (int bit = 0; bit < y; bit++) {
          long sum = s[code[at + bit] + j];
          s[code[at + bit] + j] = sum ^ carry;
          carry &= sum;
        }
      }
    }
  }
}
