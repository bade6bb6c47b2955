package org.gonu.engine.lanes.compile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Registers 0 to 7 are inputs here, and every slot is one long. */
final class FusionTest {
  private static final int INPUTS = 8;

  static Stream<Arguments> outerLeftRight() {
    return Stream.of(
        of(Opcode.NAND, Opcode.NAND, Opcode.NAND, Opcode.AND_OR_AND),
        of(Opcode.NAND, Opcode.NAND, Opcode.ORN, Opcode.AND_OR_ANDN),
        of(Opcode.AND, Opcode.NAND, Opcode.NAND, Opcode.AND_NOR_AND),
        of(Opcode.ANDN, Opcode.NAND, Opcode.AND, Opcode.AND_NOR_AND),
        of(Opcode.OR, Opcode.AND, Opcode.AND, Opcode.AND_OR_AND),
        of(Opcode.OR, Opcode.ANDN, Opcode.AND, Opcode.AND_OR_ANDN),
        of(Opcode.AND, Opcode.AND, Opcode.AND, Opcode.WIDE_AND),
        of(Opcode.OR, Opcode.OR, Opcode.OR, Opcode.WIDE_NAND));
  }

  @ParameterizedTest
  @MethodSource("outerLeftRight")
  void instruction_ofTwoThatOnlyItReads_becomesOne(int outer, int left, int right, int fused) {
    MutableList<Instruction> program =
        Lists.mutable.of(
            Instruction.of(left, 8, 0, 1),
            Instruction.of(right, 9, 2, 3),
            Instruction.of(outer, 10, 8, 9));
    MutableList<Instruction> rest = Fusion.apply(program, 11, register -> register >= INPUTS);
    assertEquals(1, rest.size());
    assertEquals(fused, rest.getFirst().opcode());
    assertSameResult(program, rest, 11, 10);
  }

  static Stream<Arguments> outerInner() {
    return Stream.of(
        of(Opcode.NAND, Opcode.NAND, Opcode.NOT_OR_AND),
        of(Opcode.NAND, Opcode.ORN, Opcode.NOT_OR_ANDN),
        of(Opcode.ORN, Opcode.NAND, Opcode.OR_AND),
        of(Opcode.OR, Opcode.AND, Opcode.OR_AND),
        of(Opcode.AND, Opcode.OR, Opcode.AND_OR),
        of(Opcode.AND, Opcode.NAND, Opcode.ANDN_AND),
        of(Opcode.NAND, Opcode.AND, Opcode.NAND3),
        of(Opcode.NAND, Opcode.ANDN, Opcode.OR1N2),
        of(Opcode.NAND, Opcode.NOR, Opcode.OR2N1),
        of(Opcode.OR, Opcode.NAND, Opcode.OR1N2),
        of(Opcode.OR, Opcode.ORN, Opcode.OR2N1),
        of(Opcode.NOR, Opcode.OR, Opcode.NOR3));
  }

  private static Arguments of(Object... opcodes) {
    return Arguments.of(opcodes);
  }

  @ParameterizedTest
  @MethodSource("outerInner")
  void instruction_ofOneThatOnlyItReads_becomesOne(int outer, int inner, int fused) {
    MutableList<Instruction> program =
        Lists.mutable.of(Instruction.of(inner, 8, 1, 2), Instruction.of(outer, 9, 0, 8));
    MutableList<Instruction> rest = Fusion.apply(program, 10, register -> register >= INPUTS);
    assertEquals(1, rest.size());
    assertEquals(fused, rest.getFirst().opcode());
    assertSameResult(program, rest, 10, 9);
  }

  @Test
  void result_thatTwoRead_isComputed() {
    MutableList<Instruction> program =
        Lists.mutable.of(
            Instruction.of(Opcode.NAND, 8, 0, 1),
            Instruction.of(Opcode.NAND, 9, 8, 2),
            Instruction.of(Opcode.NAND, 10, 8, 3));
    assertEquals(program, Fusion.apply(program, 11, register -> register > 8));
  }

  @Test
  void wideGate_ofManyPairs_readsThemAll() {
    MutableList<Instruction> program = Lists.mutable.empty();
    int[] terms = new int[6];
    for (int i = 0; i < 4; i++) {
      terms[i] = 8 + i;
      program.add(Instruction.of(Opcode.NAND, 8 + i, i, i + 1));
    }
    terms[4] = 6;
    terms[5] = 7;
    program.add(new Instruction(Opcode.WIDE_NAND, 5, 1, new int[] {12}, terms));
    MutableList<Instruction> rest = Fusion.apply(program, 13, register -> register >= INPUTS);
    assertEquals(1, rest.size());
    assertEquals(Opcode.WIDE_NAND_OF_NANDS, rest.getFirst().opcode());
    assertEquals(1, rest.getFirst().x());
    assertEquals(5, rest.getFirst().y(), "four pairs, and the negated literal twice");
    assertSameResult(program, rest, 13, 12);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void programs_ofRandomInstructions_computeTheSame(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    MutableList<Instruction> program = Lists.mutable.empty();
    int registers = INPUTS;
    int[] reads = new int[400];
    for (; registers < 300; registers++) {
      boolean isWide = random.nextInt(4) == 0;
      int count = isWide ? 4 + random.nextInt(4) : 2 + random.nextInt(2);
      int[] inputs = new int[count];
      for (int i = 0; i < count; i++) {
        inputs[i] = Math.max(0, registers - 1 - random.nextInt(12));
        reads[inputs[i]]++;
      }
      int plain = random.nextInt(count + 1);
      program.add(
          GateLogic.instruction(
              random.nextBoolean(),
              registers,
              Arrays.copyOf(inputs, plain),
              Arrays.copyOfRange(inputs, plain, count)));
    }
    MutableList<Instruction> rest =
        Fusion.apply(program, registers, register -> register >= INPUTS && reads[register] == 1);
    assertTrue(rest.size() < program.size());
    for (Instruction kept : rest) {
      assertSameResult(program, rest, registers, kept.outputs()[0]);
    }
  }

  private static void assertSameResult(
      ListIterable<Instruction> program,
      ListIterable<Instruction> fused,
      int registers,
      int output) {
    long[] expected = run(program, registers);
    long[] actual = run(fused, registers);
    int at = SlotArray.offset(output, 1);
    assertArrayEquals(new long[] {expected[at]}, new long[] {actual[at]});
  }

  private static long[] run(ListIterable<Instruction> program, int registers) {
    SplittableRandom random = new SplittableRandom(registers);
    long[] slots = SlotArray.allocate(registers, 1);
    for (int i = 0; i < INPUTS; i++) {
      slots[SlotArray.offset(i, 1)] = random.nextLong();
    }
    int[] code =
        program.asLazy().flatCollect(FusionTest::encoded).collectInt(Integer::intValue).toArray();
    Interpreters.plainOfWidth(1).run(code, 0, code.length, slots);
    return slots;
  }

  private static MutableList<Integer> encoded(Instruction instruction) {
    MutableList<Integer> code =
        Lists.mutable.of(instruction.opcode(), 1, instruction.x(), instruction.y());
    code.add(SlotArray.offset(instruction.outputs()[0], 1));
    for (int input : instruction.inputs()) {
      code.add(SlotArray.offset(input, 1));
    }
    return code;
  }
}
