package org.gonu.engine.lanes;

import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;

/** Writes operations as code, see {@link Shape}. */
final class Assembler {
  private final IntArrayList code = new IntArrayList();

  /** Adds operations. They begin a run of their own. Returns where the code ends. */
  int add(ListIterable<Operation> operations, SlotAllocation slots, int width) {
    IntHashSet loops = new IntHashSet();
    operations.forEachWithIndex(
        (operation, i) -> {
          if (operation.shape() == Shape.REPEAT) {
            loops.add(i - operation.x());
          }
        });
    int[] position = new int[operations.size()];
    int header = -1;
    for (int i = 0; i < operations.size(); i++) {
      Operation operation = operations.get(i);
      if (i == 0 || loops.contains(i) || !operation.fits(operations.get(i - 1))) {
        header = code.size();
        position[i] = header;
        int distance = operation.shape() == Shape.REPEAT ? header - position[i - operation.x()] : 0;
        code.addAll(operation.shape(), 0, distance == 0 ? operation.x() : distance, operation.y());
      }
      code.set(header + 1, code.get(header + 1) + 1);
      addOperands(operation.outputs(), slots, width);
      addOperands(operation.inputs(), slots, width);
    }
    return code.size();
  }

  /** The code. */
  int[] toArray() {
    return code.toArray();
  }

  private void addOperands(int[] values, SlotAllocation slots, int width) {
    for (int value : values) {
      int slot = slots.slot(value);
      if (slot < 0) {
        throw new IllegalStateException("value " + value + " is read before it is written");
      }
      code.add(SlotArray.offset(slot, width));
    }
  }
}
