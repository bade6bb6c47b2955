package org.gonu.engine.lanes.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Opcodes of logic compute what {@link Opcode} says, with plain loops and with vectors. */
final class LogicKernelsTest {
  private static final int SLOTS = 40;
  private static final int COUNT = 5;

  static Stream<Arguments> opcodes() {
    return Stream.of(
        of(Opcode.AND, 0, 0, v -> v[0] & v[1]),
        of(Opcode.ANDN, 0, 0, v -> v[0] & ~v[1]),
        of(Opcode.NOR, 0, 0, v -> ~(v[0] | v[1])),
        of(Opcode.OR, 0, 0, v -> v[0] | v[1]),
        of(Opcode.ORN, 0, 0, v -> v[0] | ~v[1]),
        of(Opcode.NAND, 0, 0, v -> ~(v[0] & v[1])),
        of(Opcode.AND3, 0, 0, v -> v[0] & v[1] & v[2]),
        of(Opcode.AND2N1, 0, 0, v -> v[0] & v[1] & ~v[2]),
        of(Opcode.AND1N2, 0, 0, v -> v[0] & ~v[1] & ~v[2]),
        of(Opcode.OR3, 0, 0, v -> v[0] | v[1] | v[2]),
        of(Opcode.OR2N1, 0, 0, v -> v[0] | v[1] | ~v[2]),
        of(Opcode.OR1N2, 0, 0, v -> v[0] | ~v[1] | ~v[2]),
        of(Opcode.NAND3, 0, 0, v -> ~(v[0] & v[1] & v[2])),
        of(Opcode.NOR3, 0, 0, v -> ~(v[0] | v[1] | v[2])),
        of(Opcode.OR_AND, 0, 0, v -> v[0] | (v[1] & v[2])),
        of(Opcode.OR_ANDN, 0, 0, v -> v[0] | (v[1] & ~v[2])),
        of(Opcode.AND_OR, 0, 0, v -> v[0] & (v[1] | v[2])),
        of(Opcode.ANDN_AND, 0, 0, v -> v[0] & ~(v[1] & v[2])),
        of(Opcode.NOT_OR_AND, 0, 0, v -> ~v[0] | (v[1] & v[2])),
        of(Opcode.NOT_OR_ANDN, 0, 0, v -> ~v[0] | (v[1] & ~v[2])),
        of(Opcode.AND_OR_AND, 0, 0, v -> (v[0] & v[1]) | (v[2] & v[3])),
        of(Opcode.AND_OR_ANDN, 0, 0, v -> (v[0] & v[1]) | (v[2] & ~v[3])),
        of(Opcode.AND_NOR_AND, 0, 0, v -> ~(v[0] & v[1]) & ~(v[2] & v[3])),
        of(Opcode.WIDE_AND, 2, 3, v -> v[0] & v[1] & ~v[2] & ~v[3] & ~v[4]),
        of(Opcode.WIDE_NAND, 3, 1, v -> ~(v[0] & v[1] & v[2] & ~v[3])),
        of(Opcode.WIDE_AND_OF_NANDS, 1, 2, v -> v[0] & ~(v[1] & v[2]) & ~(v[3] & v[4])),
        of(Opcode.WIDE_NAND_OF_NANDS, 0, 3, v -> (v[0] & v[1]) | (v[2] & v[3]) | (v[4] & v[5])),
        of(Opcode.WIDE_AND_OF_IMPLICATIONS, 2, 1, v -> v[0] & v[1] & ~(v[2] & ~v[3])),
        of(Opcode.WIDE_NAND_OF_IMPLICATIONS, 1, 2, v -> ~v[0] | (v[1] & ~v[2]) | (v[3] & ~v[4])));
  }

  private static Arguments of(int opcode, int x, int y, ToLongFunction<long[]> meaning) {
    return Arguments.of(opcode, x, y, meaning);
  }

  @ParameterizedTest
  @MethodSource("opcodes")
  void opcode_byPlainLoops_computesItsMeaning(
      int opcode, int x, int y, ToLongFunction<long[]> meaning) {
    for (int width : new int[] {1, 8, 16, 32}) {
      check(Interpreters.plainOfWidth(width), opcode, x, y, meaning);
    }
  }

  @ParameterizedTest
  @MethodSource("opcodes")
  void opcode_byVectors_computesItsMeaning(
      int opcode, int x, int y, ToLongFunction<long[]> meaning) {
    int checked = 0;
    for (int width : new int[] {8, 16, 32}) {
      Interpreter vectors = Interpreters.vectorsOfWidth(width);
      if (vectors != null) {
        check(vectors, opcode, x, y, meaning);
        checked++;
      }
    }
    assumeTrue(checked > 0, "no vectors here");
  }

  /**
   * Runs some instructions with random operands, of which later ones read what earlier ones wrote.
   */
  private static void check(
      Interpreter interpreter, int opcode, int x, int y, ToLongFunction<long[]> meaning) {
    int width = interpreter.width();
    SplittableRandom random = new SplittableRandom(opcode);
    long[] slots = SlotArray.allocate(SLOTS, width);
    Arrays.setAll(slots, i -> random.nextLong());
    int operands = Opcode.operands(opcode, x, y);
    int[] code = new int[Opcode.HEADER + COUNT * operands];
    code[0] = opcode;
    code[1] = COUNT;
    code[2] = x;
    code[3] = y;
    for (int i = Opcode.HEADER; i < code.length; i++) {
      code[i] = SlotArray.offset(random.nextInt(SLOTS), width);
    }
    long[] expected = slots.clone();
    for (int at = Opcode.HEADER; at < code.length; at += operands) {
      for (int j = 0; j < width; j++) {
        long[] inputs = new long[operands - 1];
        for (int i = 0; i < inputs.length; i++) {
          inputs[i] = expected[code[at + 1 + i] + j];
        }
        expected[code[at] + j] = meaning.applyAsLong(inputs);
      }
    }
    interpreter.run(code, 0, code.length, slots);
    assertArrayEquals(expected, slots);
  }
}
