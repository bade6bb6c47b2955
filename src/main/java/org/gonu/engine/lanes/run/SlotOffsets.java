package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.engine.lanes.compile.FixedSlots;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.kernel.SlotArray;

/**
 * Where the {@linkplain FixedSlots fixed slots} of a program begin in the array of slots. Who runs
 * a program asks once and keeps the numbers.
 */
final class SlotOffsets {
  private final FixedSlots fixed;
  private final int width;

  private SlotOffsets(FixedSlots fixed, int width) {
    this.fixed = fixed;
    this.width = width;
  }

  static SlotOffsets of(LaneCode program) {
    return new SlotOffsets(program.fixedSlots(), program.width());
  }

  int zero() {
    return at(fixed.zero());
  }

  int ones() {
    return at(fixed.ones());
  }

  int running() {
    return at(fixed.running());
  }

  int waiting() {
    return at(fixed.waiting());
  }

  int broken() {
    return at(fixed.broken());
  }

  int moved() {
    return at(fixed.moved());
  }

  int scratch() {
    return at(fixed.scratch());
  }

  int generator() {
    return at(fixed.generator());
  }

  int waited() {
    return at(fixed.waited());
  }

  int played(int number) {
    return at(fixed.played(number));
  }

  /** Of a move that a policy may withhold; for their number, the offset behind the last. */
  int offered(int number) {
    return at(fixed.offered(number));
  }

  /** By base. */
  int[] bases() {
    int[] offsets = new int[fixed.bases()];
    Arrays.setAll(offsets, this::at);
    return offsets;
  }

  /** By role. */
  int[] forced() {
    int[] offsets = new int[fixed.roles()];
    Arrays.setAll(offsets, role -> at(fixed.forced(role)));
    return offsets;
  }

  /** By phase. */
  int[] waitingFor() {
    int[] offsets = new int[fixed.phases()];
    Arrays.setAll(offsets, phase -> at(fixed.waitingFor(phase)));
    return offsets;
  }

  /** By bit. */
  int[] tally() {
    int[] offsets = new int[FixedSlots.TALLY_BITS];
    Arrays.setAll(offsets, bit -> at(fixed.tally(bit)));
    return offsets;
  }

  /** Of any slot. */
  int at(int slot) {
    return SlotArray.offset(slot, width);
  }
}
