package org.gonu.engine.lanes.compile;

import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.kernel.SlotArray;

/** Encodes instructions as ints, in the format of {@link Opcode}. */
final class Assembler {
  private final IntArrayList code = new IntArrayList();

  /** Adds instructions, which start a new run. Returns the length of the code so far, in ints. */
  int add(ListIterable<Instruction> instructions, RegisterAllocator slots, int width) {
    int header = -1;
    for (int i = 0; i < instructions.size(); i++) {
      Instruction instruction = instructions.get(i);
      if (i == 0 || !instruction.fits(instructions.get(i - 1))) {
        header = code.size();
        code.addAll(instruction.opcode(), 0, instruction.x(), instruction.y());
      }
      code.set(header + 1, code.get(header + 1) + 1);
      addOperands(instruction.outputs(), slots, width);
      addOperands(instruction.inputs(), slots, width);
    }
    return code.size();
  }

  /** All code added so far. */
  int[] toArray() {
    return code.toArray();
  }

  private void addOperands(int[] values, RegisterAllocator slots, int width) {
    for (int value : values) {
      int slot = slots.slot(value);
      if (slot < 0) {
        throw new IllegalStateException("value " + value + " is read before it is written");
      }
      code.add(SlotArray.offset(slot, width));
    }
  }
}
