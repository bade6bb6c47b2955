package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;

/**
 * Assigns slots to virtual registers, in one pass over the instructions. A slot is free again after
 * the last read of its register. The slot freed last is taken first, since it is still in the
 * first-level cache.
 */
final class RegisterAllocator {
  private final VirtualRegisters registers;
  private final int[] lastUse;
  private final int[] slots;
  private final IntArrayList free = new IntArrayList();
  private int size;

  private RegisterAllocator(VirtualRegisters registers, int firstFree, ImmutableIntList unused) {
    this.registers = registers;
    this.size = firstFree;
    free.addAll(unused);
    lastUse = new int[registers.size()];
    slots = new int[registers.size()];
    Arrays.fill(slots, -1);
    Arrays.fill(lastUse, -1);
    for (int value = 0; value < registers.pinned(); value++) {
      slots[value] = value;
    }
  }

  /**
   * Allocates the registers of a program.
   *
   * @param instructions in the order in which they run
   * @param firstFree the first slot behind the fixed ones
   * @param unused fixed slots that may be assigned as well
   * @param kept registers that are also read from outside of the code
   * @param readAt index of the instruction before which they are read; the number of instructions
   *     for the end
   */
  static RegisterAllocator of(
      ListIterable<Instruction> instructions,
      VirtualRegisters registers,
      int firstFree,
      ImmutableIntList unused,
      int[] kept,
      int readAt) {
    RegisterAllocator allocation = new RegisterAllocator(registers, firstFree, unused);
    allocation.findLastUses(instructions);
    for (int value : kept) {
      allocation.lastUse[value] = Math.max(allocation.lastUse[value], readAt);
    }
    for (int i = 0; i < instructions.size(); i++) {
      CircuitAbandonedException.throwIfInterrupted();
      allocation.allocate(instructions.get(i), i);
      if (i == readAt) {
        allocation.release(kept, i);
      }
    }
    return allocation;
  }

  /** The slot of a register; -1 if no instruction writes it. */
  int slot(int value) {
    return slots[value];
  }

  /** Number of slots up to the last one that is used. */
  int size() {
    return size;
  }

  private void findLastUses(ListIterable<Instruction> instructions) {
    for (int i = 0; i < instructions.size(); i++) {
      Instruction instruction = instructions.get(i);
      for (int output : instruction.outputs()) {
        lastUse[output] = i;
      }
      for (int input : instruction.inputs()) {
        lastUse[input] = i;
      }
    }
  }

  private void allocate(Instruction instruction, int position) {
    boolean inPlace = instruction.outputs().length == 1;
    if (inPlace) {
      release(instruction.inputs(), position);
    }
    for (int output : instruction.outputs()) {
      if (slots[output] < 0) {
        slots[output] = free.isEmpty() ? size++ : free.removeAtIndex(free.size() - 1);
      }
    }
    if (!inPlace) {
      release(instruction.inputs(), position);
    }
    release(instruction.outputs(), position);
  }

  private void release(int[] used, int position) {
    for (int value : used) {
      if (!registers.isPinned(value) && lastUse[value] == position) {
        lastUse[value] = -1;
        free.add(slots[value]);
      }
    }
  }
}
