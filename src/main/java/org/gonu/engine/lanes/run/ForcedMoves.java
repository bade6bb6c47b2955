package org.gonu.engine.lanes.run;

import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.PhaseCode;
import org.gonu.machine.LaneJob;

/** Makes the moves that jobs prescribe for their first step. */
final class ForcedMoves {
  private final long[] slots;
  private final LaneTable table;
  private final int roles;
  private final int moved;
  private final int[] forced;

  /** By word the lanes that make a prescribed move now. */
  private final long[] moving;

  ForcedMoves(LaneCode program, long[] slots, LaneTable table) {
    this.slots = slots;
    this.table = table;
    roles = program.circuit().roles().size();
    SlotOffsets offsets = SlotOffsets.of(program);
    moved = offsets.moved();
    forced = offsets.forced();
    moving = new long[table.words()];
  }

  /** Overrides the choice in the lanes that make their first step now. */
  void make(PhaseCode code) {
    if (!table.takeForced(slots, moved, moving)) {
      return;
    }
    LaneGroups groups = table.groups();
    for (int word = 0; word < moving.length; word++) {
      long left = moving[word];
      while (left != 0) {
        int group = groups.first(word, left);
        long lanes = left & groups.lanes(group);
        make(code, word, lanes, groups.job(group));
        left &= ~lanes;
      }
    }
  }

  private void make(PhaseCode code, int word, long lanes, int job) {
    for (int role = 0; role < roles; role++) {
      int move = table.jobs().move(job, role);
      slots[forced[role] + word] &= ~lanes;
      if (move != LaneJob.RANDOM) {
        for (int mark : code.made()[move]) {
          slots[mark + word] |= lanes;
        }
      }
    }
  }
}
