package org.gonu.engine.lanes.run;

import org.gonu.engine.lanes.compile.GoalCode;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.PhaseCode;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.gonu.machine.LaneClient;

/** Detects which lanes have ended, and reports states and results to the client. */
final class CompletionTracker {
  private final LaneCode program;
  private final long[] slots;
  private final LaneTable table;
  private final Interpreter interpreter;
  private final ChildReports children;
  private final JobSums sums;
  private final int running;
  private final int waited;
  private int groups;

  CompletionTracker(LaneCode program, long[] slots, LaneTable table, Interpreter interpreter) {
    this.program = program;
    this.slots = slots;
    this.table = table;
    this.interpreter = interpreter;
    running = SlotArray.offset(program.fixedSlots().running(), program.width());
    waited = SlotArray.offset(program.fixedSlots().waited(), program.width());
    children = new ChildReports(program, slots, table, interpreter);
    sums = new JobSums(program, slots, table);
  }

  /** Number of lanes that have ended but are not reported yet. */
  int resting() {
    return table.resting;
  }

  /**
   * To be called after the inspection of a step: notes ends, reports states, applies ply limits.
   */
  void afterInspection(PhaseCode code, LaneClient client) {
    for (int word = 0; word < table.words(); word++) {
      long gone = table.running[word] & ~slots[running + word];
      if (gone != 0) {
        end(word, gone);
      }
    }
    children.report(code, client);
    if (table.step >= table.deadline) {
      cut();
    }
  }

  private void end(int word, long lanes) {
    table.running[word] &= ~lanes;
    table.awaiting[word] &= ~lanes;
    table.resting += Long.bitCount(lanes);
    table.ends.add((int) table.step, word, lanes);
  }

  /**
   * To be called after a step: states after a first step are reported after the next inspection.
   */
  void stepMade() {
    children.stepMade();
    table.step++;
  }

  /** Stops the lanes that have reached their ply limit. */
  private void cut() {
    table.deadline = Long.MAX_VALUE;
    sums.lookAtWaits();
    for (int word = 0; word < table.words(); word++) {
      long left = table.running[word];
      while (left != 0) {
        int group = table.groups.first(word, left);
        long lanes = left & table.groups.lanes[group];
        left &= ~lanes;
        long late = late(word, lanes, table.groups.job[group]);
        if (late != 0) {
          table.cut[word] |= late;
          slots[running + word] &= ~late;
          end(word, late);
        }
      }
    }
  }

  /** The lanes of a job that have reached its ply limit. Updates the deadline for the others. */
  private long late(int word, long lanes, int job) {
    if (table.step < table.deadline(job)) {
      table.deadline = Math.min(table.deadline, table.deadline(job));
      return 0;
    }
    long early = 0;
    for (long left = lanes & slots[waited + word]; left != 0; left &= left - 1) {
      long lane = Long.lowestOneBit(left);
      early |= table.age(job) - sums.waited(word, lane) < table.jobs.limit[job] ? lane : 0;
    }
    if (early != 0) {
      table.deadline = table.step + 1;
    }
    return lanes & ~early;
  }

  /** True if the lanes that have ended must be reported before the next inspection. */
  boolean mustReport() {
    return table.ends.isFull((int) table.step);
  }

  /** Reports the lanes that have ended. Returns the sum of their plies. */
  long report(LaneClient client) {
    GoalCode goals = program.goals();
    interpreter.run(goals.code(), 0, goals.code().length, slots);
    sums.lookAtWaits();
    groups = 0;
    long plies = 0;
    for (int word = 0; word < table.words(); word++) {
      long ended = table.occupied[word] & ~table.running[word];
      if (ended != 0) {
        plies += add(word, ended, goals.whole(slots, word));
        table.free(word, ended);
      }
    }
    table.ends.clear();
    table.resting = 0;
    sums.report(client);
    return plies;
  }

  /** Number of lane groups in the last report. */
  int groups() {
    return groups;
  }

  private long add(int word, long ended, long whole) {
    long plies = 0;
    long left = ended;
    while (left != 0) {
      int group = table.groups.first(word, left);
      long lanes = left & table.groups.lanes[group];
      left &= ~lanes;
      groups++;
      plies += sums.add(group, word, lanes, whole);
      table.groups.release(group, lanes);
    }
    return plies;
  }
}
