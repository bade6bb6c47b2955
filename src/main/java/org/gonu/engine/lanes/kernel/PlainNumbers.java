package org.gonu.engine.lanes.kernel;

/**
 * Kernels for bit-sliced arithmetic, by plain loops: a number is a list of slots, one for each bit,
 * lowest first.
 */
final class PlainNumbers {
  private PlainNumbers() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.ADD] = new Add(width, 1);
    table[Opcode.ADD_SHORT] = new Add(width, 0);
    table[Opcode.RANGE] = new Range(width);
    table[Opcode.WALK] = new Walk(width);
    table[Opcode.TALLY] = new Tally(width);
  }

  private static final class Add extends OpcodeKernel {
    private final int width;
    private final int top;

    /**
     * A kernel for additions.
     *
     * @param top 1 if the carry is kept as the highest bit
     */
    Add(int width, int top) {
      this.width = width;
      this.top = top;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = x + top + x + y;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j++) {
          add(code, i, x, y, s, j);
        }
      }
      return end;
    }

    private void add(int[] code, int output, int x, int y, long[] s, int j) {
      int left = output + x + top;
      int right = left + x;
      long carry = 0;
      for (int bit = 0; bit < x; bit++) {
        long a = s[code[left + bit] + j];
        long b = bit < y ? s[code[right + bit] + j] : 0;
        s[code[output + bit] + j] = a ^ b ^ carry;
        carry = (a & b) | ((a | b) & carry);
      }
      if (top != 0) {
        s[code[output + x] + j] = carry;
      }
    }
  }

  private static final class Range extends OpcodeKernel {
    private final int width;

    Range(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = x + 2 * y;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j++) {
          range(code, i, y, s, j);
        }
      }
      return end;
    }

    private static void range(int[] code, int output, int y, long[] s, int j) {
      long borrow = -1;
      for (int bit = 0; bit < y; bit++) {
        long a = s[code[output + 2 * y + bit] + j];
        s[code[output + bit] + j] = a ^ borrow;
        borrow &= ~a;
      }
      long reach = 0;
      for (int bit = y - 1; bit >= 0; bit--) {
        reach |= s[code[output + bit] + j];
        s[code[output + y + bit] + j] = reach;
      }
    }
  }

  private static final class Walk extends OpcodeKernel {
    private final int width;

    Walk(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = 3 * x + 2;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j++) {
          walk(code, i, x, s, j);
        }
      }
      return end;
    }

    private static void walk(int[] code, int output, int x, long[] s, int j) {
      int here = output + x + 1;
      int rank = here + 1;
      int left = rank + x;
      long borrow = 0;
      for (int bit = 0; bit < x; bit++) {
        long a = s[code[rank + bit] + j];
        long b = s[code[left + bit] + j];
        if (bit < x - 1) {
          s[code[output + 2 + bit] + j] = a ^ b ^ borrow;
        }
        borrow = (~a & b) | (~(a ^ b) & borrow);
      }
      long reached = s[code[here] + j];
      s[code[output] + j] = reached & borrow;
      s[code[output + 1] + j] = reached & ~borrow;
    }
  }

  private static final class Tally extends OpcodeKernel {
    private final int width;

    Tally(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int length = x + 1;
      int end = from + length * count;
      for (int i = from; i < end; i += length) {
        for (int j = 0; j < width; j++) {
          tally(code, i, x, s, j);
        }
      }
      return end;
    }

    private static void tally(int[] code, int counter, int x, long[] s, int j) {
      long carry = s[code[counter + x] + j];
      for (int bit = 0; bit < x && carry != 0; bit++) {
        long a = s[code[counter + bit] + j];
        s[code[counter + bit] + j] = a ^ carry;
        carry &= a;
      }
    }
  }
}
