package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Opcode;

/**
 * The end of a step: the lanes that moved take over their next state, the others keep theirs.
 *
 * <p>In a lane that does not move, no move is made. A base whose next value without any move is its
 * present value keeps it by itself; the gate that computes it writes it in place if nobody looks at
 * the present value afterwards.
 */
final class Latches {
  private final StepNetlist net;
  private final int[] nexts;
  private final FixedSlots registers;
  private final VirtualRegisters values;
  private final MutableList<Instruction> step;

  private Latches(
      StepNetlist net,
      int[] nexts,
      FixedSlots registers,
      VirtualRegisters values,
      MutableList<Instruction> step) {
    this.net = net;
    this.nexts = nexts;
    this.registers = registers;
    this.values = values;
    this.step = step;
  }

  /**
   * Adds the instructions.
   *
   * @param nexts by base the value that it shall take
   * @param step the instructions that compute these values
   */
  static void add(
      StepNetlist net,
      int[] nexts,
      FixedSlots registers,
      VirtualRegisters values,
      MutableList<Instruction> step) {
    Latches latches = new Latches(net, nexts, registers, values, step);
    latches.copyBases();
    boolean[] written = latches.writeInPlace();
    latches.addLatches(written);
  }

  /** Next values that are other bases are read before any base is written. */
  private void copyBases() {
    for (int base = 0; base < nexts.length; base++) {
      int next = nexts[base];
      if (next < registers.bases() && next != base) {
        nexts[base] = values.add();
        step.add(0, Instruction.of(Opcode.COPY, nexts[base], next));
      }
    }
  }

  private boolean[] writeInPlace() {
    boolean[] written = new boolean[nexts.length];
    StepNetlist still = MoveSubstitution.apply(net, move -> Gates.FALSE);
    int[] lastRead = lastReads();
    int[] baseOf = new int[values.size()];
    Arrays.fill(baseOf, -1);
    int[] slotOf = new int[values.size()];
    Arrays.setAll(slotOf, value -> value);
    for (int base = 0; base < nexts.length; base++) {
      baseOf[nexts[base]] = keepsItself(still, base) ? base : baseOf[nexts[base]];
    }
    for (int i = 0; i < step.size(); i++) {
      Instruction instruction = step.get(i);
      int output = instruction.outputs().length == 1 ? instruction.outputs()[0] : 0;
      int base = baseOf[output];
      if (base >= 0 && lastRead[base] <= i && !values.isPinned(output)) {
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

  /** By base the last instruction that reads it, or a loop that might. */
  private int[] lastReads() {
    int[] last = new int[registers.bases()];
    Arrays.fill(last, -1);
    int loopEnd = -1;
    for (int i = step.size() - 1; i >= 0; i--) {
      Instruction instruction = step.get(i);
      if (instruction.opcode() == Opcode.REPEAT) {
        loopEnd = i;
      }
      for (int input : instruction.inputs()) {
        if (input < last.length) {
          last[input] = Math.max(last[input], Math.max(i, loopEnd));
        }
      }
      if (loopEnd >= 0 && i == loopEnd - step.get(loopEnd).x()) {
        loopEnd = -1;
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

  private void addLatches(boolean[] written) {
    int moved = registers.moved();
    for (int base = 0; base < nexts.length; base++) {
      int next = nexts[base];
      if (next == registers.ones()) {
        step.add(Instruction.of(Opcode.OR, base, base, moved));
      } else if (next == registers.zero()) {
        step.add(Instruction.of(Opcode.ANDN, base, base, moved));
      } else if (!written[base] && next != base) {
        step.add(Instruction.of(Opcode.LATCH, base, next, moved));
      }
    }
  }
}
