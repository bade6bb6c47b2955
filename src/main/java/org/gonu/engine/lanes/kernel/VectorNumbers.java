package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/**
 * Kernels for bit-sliced arithmetic, by vectors: a number is a list of slots, one for each bit,
 * lowest first.
 */
final class VectorNumbers {
  private VectorNumbers() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.ADD] = new Add(width, 1);
    table[Opcode.ADD_SHORT] = new Add(width, 0);
    table[Opcode.RANGE] = new Range(width);
    table[Opcode.WALK] = new Walk(width);
    table[Opcode.TALLY] = new Tally(width);
  }

  private static LongVector xor(LongVector left, LongVector right) {
    return left.lanewise(VectorOperators.XOR, right);
  }

  private static LongVector not(LongVector vector) {
    return vector.lanewise(VectorOperators.NOT);
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
        for (int j = 0; j < width; j += LENGTH) {
          add(code, i, x, y, s, j);
        }
      }
      return end;
    }

    private void add(int[] code, int output, int x, int y, long[] s, int j) {
      int left = output + x + top;
      int right = left + x;
      LongVector a = load(s, code[left] + j);
      LongVector b = load(s, code[right] + j);
      xor(a, b).intoArray(s, code[output] + j);
      LongVector carry = a.and(b);
      for (int bit = 1; bit < y; bit++) {
        a = load(s, code[left + bit] + j);
        b = load(s, code[right + bit] + j);
        xor(xor(a, b), carry).intoArray(s, code[output + bit] + j);
        carry = a.and(b).or(a.or(b).and(carry));
      }
      for (int bit = y; bit < x; bit++) {
        a = load(s, code[left + bit] + j);
        xor(a, carry).intoArray(s, code[output + bit] + j);
        carry = a.and(carry);
      }
      if (top != 0) {
        LongVector.zero(SPECIES).or(carry).intoArray(s, code[output + x] + j);
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
        for (int j = 0; j < width; j += LENGTH) {
          range(code, i, y, s, j);
        }
      }
      return end;
    }

    private static void range(int[] code, int output, int y, long[] s, int j) {
      LongVector a = load(s, code[output + 2 * y] + j);
      LongVector borrow = not(a);
      borrow.intoArray(s, code[output] + j);
      for (int bit = 1; bit < y; bit++) {
        a = load(s, code[output + 2 * y + bit] + j);
        xor(a, borrow).intoArray(s, code[output + bit] + j);
        borrow = not(a).and(borrow);
      }
      LongVector reach = load(s, code[output + y - 1] + j);
      reach.intoArray(s, code[output + 2 * y - 1] + j);
      for (int bit = y - 2; bit >= 0; bit--) {
        reach = load(s, code[output + bit] + j).or(reach);
        reach.intoArray(s, code[output + y + bit] + j);
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
        for (int j = 0; j < width; j += LENGTH) {
          walk(code, i, x, s, j);
        }
      }
      return end;
    }

    private static void walk(int[] code, int output, int x, long[] s, int j) {
      int here = output + x + 1;
      int rank = here + 1;
      int left = rank + x;
      LongVector a = load(s, code[rank] + j);
      LongVector b = load(s, code[left] + j);
      LongVector borrow = not(a).and(b);
      if (x > 1) {
        xor(a, b).intoArray(s, code[output + 2] + j);
      }
      for (int bit = 1; bit < x - 1; bit++) {
        a = load(s, code[rank + bit] + j);
        b = load(s, code[left + bit] + j);
        xor(xor(a, b), borrow).intoArray(s, code[output + 2 + bit] + j);
        borrow = not(a).and(b).or(not(a).or(b).and(borrow));
      }
      if (x > 1) {
        a = load(s, code[rank + x - 1] + j);
        b = load(s, code[left + x - 1] + j);
        borrow = not(a).and(b).or(not(a).or(b).and(borrow));
      }
      LongVector reached = load(s, code[here] + j);
      LongVector chosen = reached.and(borrow);
      chosen.intoArray(s, code[output] + j);
      xor(reached, chosen).intoArray(s, code[output + 1] + j);
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
        for (int j = 0; j < width; j += LENGTH) {
          tally(code, i, x, s, j);
        }
      }
      return end;
    }

    private static void tally(int[] code, int counter, int x, long[] s, int j) {
      LongVector carry = load(s, code[counter + x] + j);
      for (int bit = 0; bit < x; bit++) {
        if (LongVector.zero(SPECIES).or(carry).reduceLanes(VectorOperators.OR) == 0) {
          return;
        }
        LongVector a = load(s, code[counter + bit] + j);
        xor(a, carry).intoArray(s, code[counter + bit] + j);
        carry = a.and(carry);
      }
    }
  }
}
