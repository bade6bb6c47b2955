package org.gonu.engine.lanes;

import org.gonu.machine.LaneJob;

/** Makes the moves that jobs give for their first step. */
final class ForcedMoves {
  private final long[] slots;
  private final LaneTable table;
  private final int roles;
  private final int moved;
  private final int[] forced;

  ForcedMoves(LaneProgram program, long[] slots, LaneTable table) {
    this.slots = slots;
    this.table = table;
    roles = program.circuit().roles().size();
    moved = SlotArray.offset(program.registers().moved(), program.width());
    forced = new int[roles];
    for (int role = 0; role < roles; role++) {
      forced[role] = SlotArray.offset(program.registers().forced(role), program.width());
    }
  }

  /** Makes the given moves of the lanes that move in this step. */
  void make(PhaseCode code) {
    for (int word = 0; word < table.words(); word++) {
      long moving = table.forced[word] & slots[moved + word];
      table.forced[word] &= ~moving;
      for (long left = moving; left != 0; left &= left - 1) {
        make(code, word, Long.numberOfTrailingZeros(left));
      }
    }
  }

  private void make(PhaseCode code, int word, int index) {
    long bit = 1L << index;
    int lane = Long.SIZE * word + index;
    for (int role = 0; role < roles; role++) {
      int move = table.moves[lane * roles + role];
      slots[forced[role] + word] &= ~bit;
      if (move != LaneJob.RANDOM && code.does()[move] >= 0) {
        slots[code.does()[move] + word] |= bit;
      }
    }
  }
}
