package org.gonu.engine.lanes.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Opcodes that count candidates, with plain loops and with vectors. */
final class CountKernelsTest {
  private static final int INSTRUCTIONS = 3;

  @Test
  void manyCandidates_byPlainLoops_areCounted() {
    for (int width : new int[] {1, 8, 32}) {
      checkAll(Interpreters.plainOfWidth(width));
    }
  }

  @Test
  void manyCandidates_byVectors_areCounted() {
    int checked = 0;
    for (int width : new int[] {8, 16, 32}) {
      Interpreter vectors = Interpreters.vectorsOfWidth(width);
      if (vectors != null) {
        checkAll(vectors);
        checked++;
      }
    }
    assumeTrue(checked > 0, "no vectors here");
  }

  private static void checkAll(Interpreter interpreter) {
    for (int inputs = 2; inputs <= Opcode.MANY; inputs++) {
      check(interpreter, inputs, Integer.SIZE - Integer.numberOfLeadingZeros(inputs));
    }
  }

  /** Counts some sets of slots, of which each holds more lanes than the one before. */
  private static void check(Interpreter interpreter, int inputs, int bits) {
    int width = interpreter.width();
    SplittableRandom random = new SplittableRandom(inputs);
    long[] slots = SlotArray.allocate(INSTRUCTIONS * (inputs + bits), width);
    Arrays.setAll(slots, i -> random.nextLong() | (i % 2 == 0 ? random.nextLong() : -1L));
    int[] code = new int[Opcode.HEADER + INSTRUCTIONS * (inputs + bits)];
    code[0] = Opcode.COUNT_MANY;
    code[1] = INSTRUCTIONS;
    code[2] = inputs;
    code[3] = bits;
    for (int i = Opcode.HEADER; i < code.length; i++) {
      code[i] = SlotArray.offset(i - Opcode.HEADER, width);
    }
    long[] before = slots.clone();
    interpreter.run(code, 0, code.length, slots);

    for (int at = Opcode.HEADER; at < code.length; at += inputs + bits) {
      for (int lane = 0; lane < Long.SIZE * width; lane++) {
        int expected = 0;
        for (int i = at + bits; i < at + bits + inputs; i++) {
          expected += bit(before, code[i], lane);
        }
        int counted = 0;
        for (int bit = 0; bit < bits; bit++) {
          counted += bit(slots, code[at + bit], lane) << bit;
        }
        assertEquals(expected, counted, inputs + " inputs, lane " + lane);
      }
    }
  }

  private static int bit(long[] slots, int offset, int lane) {
    return (int) (slots[offset + (lane >> 6)] >>> (lane & 63) & 1);
  }
}
