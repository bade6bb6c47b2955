package org.gonu.engine.lanes.compile;

import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.kernel.SlotArray;

/**
 * The code of one step of a phase.
 *
 * @param code see {@link Opcode}
 * @param chooseFrom where the choice of moves starts; before it stands what looks at the state
 * @param stepFrom where the next state is computed
 * @param legal by number of a move the offset of the slot that tells whether it is legal, after the
 *     look
 * @param promising the same for moves of which a search should think much; the same array if it
 *     should of all
 * @param does by number of a move the offset of the slot that makes it, before the step; -1 if the
 *     step does not read it or no lane can choose otherwise
 */
@SuppressWarnings("ArrayRecordComponent") // read by the batch, never compared
public record PhaseCode(
    int[] code, int chooseFrom, int stepFrom, int[] legal, int[] promising, int[] does) {

  /** The code of some instructions, with slots of some longs. */
  static PhaseCode of(StepIr cones, RegisterAllocator slots, int width) {
    Assembler assembler = new Assembler();
    int chooseFrom = assembler.add(cones.look(), slots, width);
    int stepFrom = assembler.add(cones.choose(), slots, width);
    assembler.add(cones.step(), slots, width);
    int[] legal = offsets(cones.legal(), slots, width);
    return new PhaseCode(
        assembler.toArray(),
        chooseFrom,
        stepFrom,
        legal,
        cones.tellsPromising() ? offsets(cones.promising(), slots, width) : legal,
        offsets(cones.does(), slots, width));
  }

  /** True if a search should not think much of all legal moves. */
  public boolean tellsPromising() {
    return legal != promising;
  }

  /** The same with a copy of the code, to be changed. */
  public PhaseCode withOwnCode() {
    return new PhaseCode(code.clone(), chooseFrom, stepFrom, legal, promising, does);
  }

  private static int[] offsets(int[] values, RegisterAllocator slots, int width) {
    int[] offsets = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      offsets[i] = values[i] < 0 ? -1 : SlotArray.offset(slots.slot(values[i]), width);
    }
    return offsets;
  }
}
