package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Instruction fusion: puts instructions of which only one other reads the result into that other.
 * Each one saves a write, a read and a decoding.
 */
final class Fusion {
  private static final int NONE = -1;

  private final Instruction[] instructions;

  /** By instruction what it computes, null if it computes more than a conjunction of literals. */
  private final @Nullable GateLogic[] logic;

  /** By instruction true if another one computes it as well. */
  private final boolean[] isAbsorbed;

  /** By register the instruction that writes it. */
  private final int[] producer;

  private final IntPredicate isReadOnce;

  private Fusion(ListIterable<Instruction> given, int registers, IntPredicate isReadOnce) {
    this.instructions = given.toArray(new Instruction[0]);
    this.isReadOnce = isReadOnce;
    logic = new GateLogic[instructions.length];
    isAbsorbed = new boolean[instructions.length];
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
    for (int i = 0; i < fusion.instructions.length; i++) {
      fusion.fuse(i);
    }
    MutableList<Instruction> rest = Lists.mutable.empty();
    for (int i = 0; i < fusion.instructions.length; i++) {
      if (!fusion.isAbsorbed[i]) {
        rest.add(fusion.instructions[i]);
      }
    }
    return rest;
  }

  private void fuse(int reader) {
    Instruction instruction = instructions[reader];
    logic[reader] = GateLogic.of(instruction);
    producer[instruction.outputs()[0]] = reader;
    if (logic[reader] == null) {
      return;
    }
    IntArrayList candidates =
        IntArrayList.newListWith(instruction.inputs())
            .select(this::canBeAbsorbed, new IntArrayList());
    if (candidates.isEmpty()
        || absorb(reader, candidates)
        || absorb(reader, ofNegations(0, candidates))
        || absorb(reader, ofNegations(1, candidates))) {
      return;
    }
    for (int i = candidates.size() - 1; i >= 0; i--) {
      if (absorb(reader, IntArrayList.newListWith(candidates.get(i)))) {
        return;
      }
    }
  }

  private boolean canBeAbsorbed(int register) {
    return producer[register] != NONE
        && logic[producer[register]] != null
        && isReadOnce.test(register);
  }

  private IntArrayList ofNegations(int count, IntArrayList registers) {
    return registers.select(
        register -> logic[producer[register]].negations() == count, new IntArrayList());
  }

  /** Puts what some registers are computed from into their reader, if one instruction can do so. */
  private boolean absorb(int reader, IntArrayList registers) {
    GateLogic whole = logic[reader].copy();
    IntArrayList absorbed =
        registers.select(
            register -> whole.absorb(register, logic[producer[register]]), new IntArrayList());
    Instruction fused =
        absorbed.isEmpty() ? null : whole.instruction(instructions[reader].outputs()[0]);
    if (fused == null) {
      return false;
    }
    instructions[reader] = fused;
    logic[reader] = GateLogic.of(fused);
    absorbed.each(register -> isAbsorbed[producer[register]] = true);
    return true;
  }
}
