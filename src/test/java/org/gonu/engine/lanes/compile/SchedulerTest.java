package org.gonu.engine.lanes.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.lanes.kernel.Opcode;
import org.junit.jupiter.api.Test;

/** Registers 0 to 3 are inputs here. */
final class SchedulerTest {
  private static final int REGISTERS = 9;

  private static final Instruction OR_1 = Instruction.of(Opcode.OR, 4, 0, 1);
  private static final Instruction OR_2 = Instruction.of(Opcode.OR, 5, 2, 3);
  private static final Instruction AND = Instruction.of(Opcode.AND, 6, 0, 2);
  private static final Instruction OR_OF_AND = Instruction.of(Opcode.OR, 7, 6, 1);

  @Test
  void kind_ofWhichSomeStillWait_isPutOffForWhatTheyWaitFor() {
    assertEquals(
        Lists.mutable.of(AND, OR_1, OR_2, OR_OF_AND),
        scheduled(Lists.mutable.of(OR_1, OR_2, AND, OR_OF_AND), 4));
  }

  @Test
  void instruction_behindTheWindow_doesNotCount() {
    assertEquals(
        Lists.mutable.of(OR_1, OR_2, AND, OR_OF_AND),
        scheduled(Lists.mutable.of(OR_1, OR_2, AND, OR_OF_AND), 3));
  }

  @Test
  void kind_ofWhichMostAreReady_isNotPutOff() {
    Instruction another = Instruction.of(Opcode.OR, 8, 0, 3);
    assertEquals(
        Lists.mutable.of(OR_1, OR_2, another, AND, OR_OF_AND),
        scheduled(Lists.mutable.of(OR_1, OR_2, another, AND, OR_OF_AND), 5));
  }

  private static MutableList<Instruction> scheduled(ListIterable<Instruction> given, int window) {
    return Scheduler.apply(given, REGISTERS, window);
  }
}
