package org.gonu.engine.lanes.compile;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.lanes.kernel.Opcode;

/**
 * Generates the code that resets lanes for a new job. The slot {@link FixedSlots#scratch} holds the
 * lanes to reset.
 */
final class LaneReset {
  private LaneReset() {}

  /** Resets the status of lanes and marks them as running. */
  static int[] open(FixedSlots fixed, int width) {
    int lanes = fixed.scratch();
    MutableList<Instruction> instructions = Lists.mutable.empty();
    instructions.add(Instruction.of(Opcode.OR, fixed.running(), fixed.running(), lanes));
    addClear(fixed.waiting(), lanes, instructions);
    addClear(fixed.broken(), lanes, instructions);
    addClear(fixed.waited(), lanes, instructions);
    for (int phase = 0; phase < fixed.phases(); phase++) {
      addClear(fixed.waitingFor(phase), lanes, instructions);
    }
    for (int role = 0; role < fixed.roles(); role++) {
      addClear(fixed.forced(role), lanes, instructions);
    }
    for (int bit = 0; bit < FixedSlots.TALLY_BITS; bit++) {
      addClear(fixed.tally(bit), lanes, instructions);
    }
    if (fixed.recorded() > 0) {
      instructions.add(Instruction.of(Opcode.OR, fixed.fresh(), fixed.fresh(), lanes));
    }
    for (int move = 0; move < fixed.recorded(); move++) {
      addClear(fixed.played(move), lanes, instructions);
    }
    for (int number = 0; number < fixed.kept(); number++) {
      addClear(fixed.kept(number), lanes, instructions);
    }
    return assemble(instructions, fixed, width);
  }

  /** Puts lanes into the initial state. */
  static int[] initial(Circuit circuit, FixedSlots fixed, int width) {
    int lanes = fixed.scratch();
    long[] state = circuit.initialState();
    MutableList<Instruction> instructions = Lists.mutable.empty();
    for (int base = 0; base < fixed.bases(); base++) {
      if (!StateBits.holds(state, base) && !fixed.unused().contains(base)) {
        addClear(base, lanes, instructions);
      }
    }
    for (int base = 0; base < fixed.bases(); base++) {
      if (StateBits.holds(state, base)) {
        instructions.add(Instruction.of(Opcode.OR, base, base, lanes));
      }
    }
    return assemble(instructions, fixed, width);
  }

  private static void addClear(int register, int lanes, MutableList<Instruction> instructions) {
    instructions.add(Instruction.of(Opcode.ANDN, register, register, lanes));
  }

  private static int[] assemble(
      MutableList<Instruction> instructions, FixedSlots fixed, int width) {
    VirtualRegisters registers = new VirtualRegisters(fixed.size());
    RegisterAllocator slots =
        RegisterAllocator.of(
            instructions,
            registers,
            fixed.size(),
            IntLists.immutable.empty(),
            new int[0],
            instructions.size());
    Assembler assembler = new Assembler();
    assembler.add(instructions, slots, width);
    return assembler.toArray();
  }
}
