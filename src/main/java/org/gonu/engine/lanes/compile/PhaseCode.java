package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.kernel.SlotArray;

/**
 * The code of one step of a phase.
 *
 * @param code in the format of {@link Opcode}
 * @param chooseFrom offset at which the choice of moves starts; the inspection before it computes
 *     legal moves and the end of the match
 * @param stepFrom offset at which the next state is computed
 * @param legal by move the offset of the slot with the lanes in which it is legal; valid after the
 *     inspection
 * @param promising by move the offset of the slot with the lanes in which the look-ahead approves
 *     of it; the array {@code legal} itself if it approves of all legal moves
 * @param made by move the offsets of the slots that mark the lanes that make it, read from {@code
 *     stepFrom} on: one, or two where moves have two stages; without those that the step does not
 *     read, and none if no lane has a choice
 */
@SuppressWarnings("ArrayRecordComponent") // read by the batch, never compared
public record PhaseCode(
    int[] code, int chooseFrom, int stepFrom, int[] legal, int[] promising, int[][] made) {

  /**
   * Assembles the instructions of a step.
   *
   * @param width longs of a slot
   */
  static PhaseCode of(StepIr ir, RegisterAllocator slots, int width) {
    Assembler assembler = new Assembler();
    int chooseFrom = assembler.add(ir.inspect(), slots, width);
    int stepFrom = assembler.add(ir.choose(), slots, width);
    assembler.add(ir.step(), slots, width);
    int[] legal = offsets(ir.legal(), slots, width);
    return new PhaseCode(
        assembler.toArray(),
        chooseFrom,
        stepFrom,
        legal,
        ir.tellsPromising() ? offsets(ir.promising(), slots, width) : legal,
        Arrays.stream(ir.made())
            .map(registers -> offsets(registers, slots, width))
            .toArray(int[][]::new));
  }

  /** True if the look-ahead marks some legal moves as unpromising. */
  public boolean tellsPromising() {
    return legal != promising;
  }

  /** The same with a copy of the code, which the caller may change. */
  public PhaseCode withOwnCode() {
    return new PhaseCode(code.clone(), chooseFrom, stepFrom, legal, promising, made);
  }

  private static int[] offsets(int[] values, RegisterAllocator slots, int width) {
    int[] offsets = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      offsets[i] = values[i] < 0 ? -1 : SlotArray.offset(slots.slot(values[i]), width);
    }
    return offsets;
  }
}
