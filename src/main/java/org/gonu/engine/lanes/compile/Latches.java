package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.phase.MoveSubstitution;

/**
 * The end of a step: bases take their next values in the lanes that moved, and keep their values in
 * the others.
 *
 * <p>In a lane that does not move, every {@code does} literal is false. A base whose next value
 * then equals its present value needs no latch: the instruction that computes the next value writes
 * it in place, if nothing reads the present value afterwards.
 */
final class Latches {
  private final StepNetlist net;
  private final int[] nexts;
  private final FixedSlots fixed;
  private final VirtualRegisters registers;
  private final MutableList<Instruction> step;

  private Latches(
      StepNetlist net,
      int[] nexts,
      FixedSlots fixed,
      VirtualRegisters registers,
      MutableList<Instruction> step) {
    this.net = net;
    this.nexts = nexts;
    this.fixed = fixed;
    this.registers = registers;
    this.step = step;
  }

  /**
   * Adds the instructions.
   *
   * @param nexts by base the register with its next value
   * @param step the instructions that compute the next values; changed
   */
  static void add(
      StepNetlist net,
      int[] nexts,
      FixedSlots fixed,
      VirtualRegisters registers,
      MutableList<Instruction> step) {
    Latches latches = new Latches(net, nexts, fixed, registers, step);
    latches.copyBases();
    boolean[] written = latches.writeInPlace();
    latches.addLatches(written);
  }

  /** Copies next values that are other bases, so that they are read before any base is written. */
  private void copyBases() {
    MutableList<Instruction> copies = Lists.mutable.empty();
    for (int base = 0; base < nexts.length; base++) {
      int next = nexts[base];
      if (next < fixed.bases() && next != base) {
        nexts[base] = registers.add();
        copies.add(Instruction.of(Opcode.COPY, nexts[base], next));
      }
    }
    step.addAll(0, copies.reverseThis());
  }

  private boolean[] writeInPlace() {
    boolean[] written = new boolean[nexts.length];
    StepNetlist still = MoveSubstitution.apply(net, move -> Gates.FALSE);
    int[] lastRead = lastReads();
    int[] baseOf = new int[registers.size()];
    Arrays.fill(baseOf, -1);
    int[] slotOf = new int[registers.size()];
    Arrays.setAll(slotOf, value -> value);
    for (int base = 0; base < nexts.length; base++) {
      baseOf[nexts[base]] = keepsItself(still, base) ? base : baseOf[nexts[base]];
    }
    for (int i = 0; i < step.size(); i++) {
      Instruction instruction = step.get(i);
      int output = instruction.outputs().length == 1 ? instruction.outputs()[0] : 0;
      int base = baseOf[output];
      boolean isGate =
          instruction.opcode() != Opcode.CLEAR && instruction.opcode() != Opcode.SPREAD;
      if (base >= 0 && lastRead[base] <= i && isGate && !registers.isPinned(output)) {
        step.set(i, withOutput(instruction, base));
        slotOf[output] = base;
        written[base] = true;
      }
    }
    step.forEach(instruction -> replace(instruction.inputs(), slotOf));
    replace(nexts, slotOf);
    return written;
  }

  private static Instruction withOutput(Instruction instruction, int output) {
    return new Instruction(
        instruction.opcode(),
        instruction.x(),
        instruction.y(),
        new int[] {output},
        instruction.inputs());
  }

  private static void replace(int[] used, int[] replacements) {
    for (int i = 0; i < used.length; i++) {
      used[i] = replacements[used[i]];
    }
  }

  /** By base the last instruction that reads it. */
  private int[] lastReads() {
    int[] last = new int[fixed.bases()];
    Arrays.fill(last, -1);
    for (int i = 0; i < step.size(); i++) {
      for (int input : step.get(i).inputs()) {
        if (input < last.length) {
          last[input] = i;
        }
      }
    }
    return last;
  }

  private boolean keepsItself(StepNetlist still, int base) {
    int literal = still.next()[base];
    int node = Gates.node(literal);
    return !Gates.isNegated(literal)
        && still.gates().kind(node) == Gates.BASE
        && still.gates().index(node) == base;
  }

  /** Adds what is left, equal opcodes together. */
  private void addLatches(boolean[] written) {
    int moved = fixed.moved();
    for (int base = 0; base < nexts.length; base++) {
      if (nexts[base] == fixed.ones()) {
        step.add(Instruction.of(Opcode.OR, base, base, moved));
      }
    }
    for (int base = 0; base < nexts.length; base++) {
      if (nexts[base] == fixed.zero()) {
        step.add(Instruction.of(Opcode.ANDN, base, base, moved));
      }
    }
    for (int base = 0; base < nexts.length; base++) {
      int next = nexts[base];
      boolean isConstant = next == fixed.ones() || next == fixed.zero();
      if (!isConstant && !written[base] && next != base) {
        step.add(Instruction.of(Opcode.LATCH, base, next, moved));
      }
    }
  }
}
