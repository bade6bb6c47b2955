package org.gonu.engine.lanes.compile;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.kernel.Opcode;

/** Code that fills lanes, those in the scratch register, for a new job. */
final class LaneReset {
  private LaneReset() {}

  /** Makes lanes run, whatever they did before. */
  static int[] open(FixedSlots registers, int width) {
    int lanes = registers.scratch();
    MutableList<Instruction> instructions = Lists.mutable.empty();
    instructions.add(Instruction.of(Opcode.OR, registers.running(), registers.running(), lanes));
    addClear(registers.waiting(), lanes, instructions);
    addClear(registers.broken(), lanes, instructions);
    addClear(registers.waited(), lanes, instructions);
    for (int phase = 0; phase < registers.phases(); phase++) {
      addClear(registers.waitingFor(phase), lanes, instructions);
    }
    for (int role = 0; role < registers.roles(); role++) {
      addClear(registers.forced(role), lanes, instructions);
    }
    for (int bit = 0; bit < FixedSlots.TALLY_BITS; bit++) {
      addClear(registers.tally(bit), lanes, instructions);
    }
    if (registers.recorded() > 0) {
      instructions.add(Instruction.of(Opcode.OR, registers.fresh(), registers.fresh(), lanes));
    }
    for (int move = 0; move < registers.recorded(); move++) {
      addClear(registers.played(move), lanes, instructions);
    }
    return assemble(instructions, registers, width);
  }

  /** Puts lanes into the initial state. */
  static int[] initial(Circuit circuit, FixedSlots registers, int width) {
    int lanes = registers.scratch();
    long[] state = circuit.initialState();
    MutableList<Instruction> instructions = Lists.mutable.empty();
    for (int base = 0; base < registers.bases(); base++) {
      if ((state[base >> 6] >>> (base & 63) & 1) == 0) {
        addClear(base, lanes, instructions);
      }
    }
    for (int base = 0; base < registers.bases(); base++) {
      if ((state[base >> 6] >>> (base & 63) & 1) != 0) {
        instructions.add(Instruction.of(Opcode.OR, base, base, lanes));
      }
    }
    return assemble(instructions, registers, width);
  }

  private static void addClear(int register, int lanes, MutableList<Instruction> instructions) {
    instructions.add(Instruction.of(Opcode.ANDN, register, register, lanes));
  }

  private static int[] assemble(
      MutableList<Instruction> instructions, FixedSlots registers, int width) {
    VirtualRegisters values = new VirtualRegisters(registers.size());
    RegisterAllocator slots =
        RegisterAllocator.of(
            instructions, values, registers.size(), new int[0], instructions.size());
    Assembler assembler = new Assembler();
    assembler.add(instructions, slots, width);
    return assembler.toArray();
  }
}
