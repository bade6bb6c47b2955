package org.gonu.engine.lanes.run;

import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.compile.GoalCode;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.machine.Interruption;
import org.gonu.machine.LaneTally;
import org.jspecify.annotations.Nullable;

/**
 * Random playouts from the initial state that only yield sums. Lanes are started, ended and counted
 * in words of 64; no code handles single lanes.
 */
final class BulkPlay {
  private final Circuit circuit;
  private final LaneCode program;
  private final long[] slots;
  private final Interpreter interpreter;
  private final FlushPolicy flushPolicy;
  private final @Nullable PolicyMasks policyMasks;
  private final int running;
  private final int broken;
  private final int moved;
  private final int scratch;

  /** Lanes with a playout; bit i of word w for lane 64 w + i. */
  private final long[] occupied;

  private int busy;
  private int phase;
  private long pliesCounted;

  BulkPlay(
      LaneCode program, long[] slots, Interpreter interpreter, @Nullable PolicyMasks policyMasks) {
    this.circuit = program.circuit();
    this.program = program;
    this.slots = slots;
    this.interpreter = interpreter;
    this.policyMasks = policyMasks;
    this.flushPolicy = new FlushPolicy(program);
    SlotOffsets offsets = SlotOffsets.of(program);
    this.running = offsets.running();
    this.broken = offsets.broken();
    this.moved = offsets.moved();
    this.scratch = offsets.scratch();
    this.occupied = new long[program.width()];
  }

  /** True if no playout is under way. */
  boolean isIdle() {
    return busy == 0;
  }

  /** Makes some steps. Returns the number of playouts under way. */
  int run(LaneTally tally, int steps) {
    for (int i = 0; i < steps; i++) {
      Interruption.throwIfInterrupted();
      int resting = resting();
      if (flushPolicy.isDue(resting, busy)) {
        collect(tally, resting);
      }
      if (tally.isOpen()) {
        fill();
      }
      if (busy == 0) {
        return 0;
      }
      step(tally);
    }
    return busy;
  }

  private void step(LaneTally tally) {
    int[] code = (policyMasks == null ? program.phase(phase) : policyMasks.next(phase)).code();
    interpreter.run(code, 0, code.length, slots);
    phase = circuit.phases().get(phase).successor();
    long plies = 0;
    for (int word = 0; word < occupied.length; word++) {
      plies += Long.bitCount(slots[moved + word]);
    }
    pliesCounted += plies;
    tally.addPlies(plies);
  }

  private int resting() {
    int resting = 0;
    for (int word = 0; word < occupied.length; word++) {
      resting += Long.bitCount(occupied[word] & ~slots[running + word]);
    }
    return resting;
  }

  /** Starts a playout in every free lane; the initial state is one of phase 0. */
  private void fill() {
    if (busy == 0) {
      phase = 0;
    }
    if (phase != 0 || busy == program.lanes()) {
      return;
    }
    for (int word = 0; word < occupied.length; word++) {
      slots[scratch + word] = ~occupied[word];
      occupied[word] = -1;
    }
    busy = program.lanes();
    interpreter.run(program.openCode(), 0, program.openCode().length, slots);
    interpreter.run(program.initialCode(), 0, program.initialCode().length, slots);
  }

  private void collect(LaneTally tally, int resting) {
    GoalCode goals = program.goals();
    interpreter.run(goals.code(), 0, goals.code().length, slots);
    for (int word = 0; word < occupied.length; word++) {
      long ended = occupied[word] & ~slots[running + word];
      if (ended != 0) {
        long whole = ended & ~slots[broken + word] & goals.whole(slots, word);
        tally.addPlayouts(Long.bitCount(ended), Long.bitCount(ended & ~whole));
        goals.addPoints(slots, word, whole, tally);
        occupied[word] &= ~ended;
      }
    }
    busy -= resting;
    flushPolicy.count(resting, pliesCounted);
    pliesCounted = 0;
  }
}
