package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.lanes.kernel.Opcode;

/**
 * Instruction fusion: replaces two instructions of two inputs by one of three inputs, where only
 * the second one reads the result of the first. That saves a write, a read and a decoding.
 */
final class Fusion {
  private static final int NONE = -1;

  private final Instruction[] instructions;

  /** By register the instruction that writes it. */
  private final int[] producer;

  private final IntPredicate isReadOnce;

  private Fusion(ListIterable<Instruction> given, int registers, IntPredicate isReadOnce) {
    this.instructions = given.toArray(new Instruction[0]);
    this.isReadOnce = isReadOnce;
    producer = new int[registers];
    Arrays.fill(producer, NONE);
  }

  /**
   * Fuses where possible.
   *
   * @param registers number of virtual registers
   * @param isReadOnce tells whether a register has exactly one reader
   */
  static MutableList<Instruction> apply(
      ListIterable<Instruction> instructions, int registers, IntPredicate isReadOnce) {
    Fusion fusion = new Fusion(instructions, registers, isReadOnce);
    boolean[] removed = new boolean[fusion.instructions.length];
    for (int i = 0; i < removed.length; i++) {
      fusion.fuse(i, removed);
    }
    MutableList<Instruction> rest = Lists.mutable.empty();
    for (int i = 0; i < removed.length; i++) {
      if (!removed[i]) {
        rest.add(fusion.instructions[i]);
      }
    }
    return rest;
  }

  private void fuse(int outer, boolean[] removed) {
    Instruction instruction = instructions[outer];
    producer[instruction.outputs()[0]] = outer;
    if (instruction.inputs().length != 2) {
      return;
    }
    for (int side = 1; side >= 0; side--) {
      int inner = producer[instruction.inputs()[side]];
      int opcode = inner == NONE ? NONE : fused(instruction, instructions[inner], side);
      if (opcode != NONE && isReadOnce.test(instruction.inputs()[side])) {
        int other = instruction.inputs()[1 - side];
        int[] pair = instructions[inner].inputs();
        boolean isOtherLast = instruction.opcode() == Opcode.ANDN && side == 0;
        int[] inputs =
            isOtherLast ? new int[] {pair[0], pair[1], other} : new int[] {other, pair[0], pair[1]};
        instructions[outer] = new Instruction(opcode, 0, 0, instruction.outputs(), inputs);
        removed[inner] = true;
        return;
      }
    }
  }

  /** The opcode that computes both, if the inner result is the outer input number {@code side}. */
  private static int fused(Instruction outer, Instruction inner, int side) {
    return switch (outer.opcode()) {
      case Opcode.OR -> fusedOr(inner.opcode());
      case Opcode.AND -> fusedAnd(inner.opcode());
      case Opcode.ANDN ->
          side == 0 ? fusedBeforeNegation(inner.opcode()) : fusedNegation(inner.opcode());
      default -> NONE;
    };
  }

  private static int fusedOr(int inner) {
    return switch (inner) {
      case Opcode.AND -> Opcode.OR_AND;
      case Opcode.ANDN -> Opcode.OR_ANDN;
      case Opcode.OR -> Opcode.OR3;
      default -> NONE;
    };
  }

  private static int fusedAnd(int inner) {
    return switch (inner) {
      case Opcode.OR -> Opcode.AND_OR;
      case Opcode.AND -> Opcode.AND3;
      case Opcode.ANDN -> Opcode.AND2N1;
      case Opcode.NOR -> Opcode.AND1N2;
      case Opcode.NAND -> Opcode.ANDN_AND;
      default -> NONE;
    };
  }

  private static int fusedNegation(int inner) {
    return switch (inner) {
      case Opcode.AND -> Opcode.ANDN_AND;
      case Opcode.OR -> Opcode.AND1N2;
      case Opcode.NOR -> Opcode.AND_OR;
      case Opcode.NAND -> Opcode.AND3;
      default -> NONE;
    };
  }

  private static int fusedBeforeNegation(int inner) {
    return switch (inner) {
      case Opcode.AND -> Opcode.AND2N1;
      case Opcode.ANDN -> Opcode.AND1N2;
      default -> NONE;
    };
  }
}
