package org.gonu.engine.lanes;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;

/** Code that fills lanes, those in the scratch register, for a new job. */
final class Filling {
  private Filling() {}

  /** Makes lanes run, whatever they did before. */
  static int[] open(Registers registers, int width) {
    int lanes = registers.scratch();
    MutableList<Operation> operations = Lists.mutable.empty();
    operations.add(Operation.of(Shape.OR, registers.running(), registers.running(), lanes));
    addClear(registers.waiting(), lanes, operations);
    addClear(registers.broken(), lanes, operations);
    addClear(registers.waited(), lanes, operations);
    for (int phase = 0; phase < registers.phases(); phase++) {
      addClear(registers.waitingFor(phase), lanes, operations);
    }
    for (int role = 0; role < registers.roles(); role++) {
      addClear(registers.forced(role), lanes, operations);
    }
    for (int bit = 0; bit < Registers.TALLY_BITS; bit++) {
      addClear(registers.tally(bit), lanes, operations);
    }
    if (registers.recorded() > 0) {
      operations.add(Operation.of(Shape.OR, registers.fresh(), registers.fresh(), lanes));
    }
    for (int move = 0; move < registers.recorded(); move++) {
      addClear(registers.played(move), lanes, operations);
    }
    return assemble(operations, registers, width);
  }

  /** Puts lanes into the initial state. */
  static int[] initial(Circuit circuit, Registers registers, int width) {
    int lanes = registers.scratch();
    long[] state = circuit.initialState();
    MutableList<Operation> operations = Lists.mutable.empty();
    for (int base = 0; base < registers.bases(); base++) {
      if ((state[base >> 6] >>> (base & 63) & 1) == 0) {
        addClear(base, lanes, operations);
      }
    }
    for (int base = 0; base < registers.bases(); base++) {
      if ((state[base >> 6] >>> (base & 63) & 1) != 0) {
        operations.add(Operation.of(Shape.OR, base, base, lanes));
      }
    }
    return assemble(operations, registers, width);
  }

  private static void addClear(int register, int lanes, MutableList<Operation> operations) {
    operations.add(Operation.of(Shape.ANDN, register, register, lanes));
  }

  private static int[] assemble(MutableList<Operation> operations, Registers registers, int width) {
    Values values = new Values(registers.size());
    SlotAllocation slots =
        SlotAllocation.of(operations, values, registers.size(), new int[0], operations.size());
    Assembler assembler = new Assembler();
    assembler.add(operations, slots, width);
    return assembler.toArray();
  }
}
