package org.gonu.engine.lanes.run;

import org.gonu.engine.lanes.compile.GoalCode;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.PhaseCode;
import org.gonu.engine.lanes.kernel.Interpreter;
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
  private final int moved;
  private int reportedGroups;

  CompletionTracker(LaneCode program, long[] slots, LaneTable table, Interpreter interpreter) {
    this.program = program;
    this.slots = slots;
    this.table = table;
    this.interpreter = interpreter;
    SlotOffsets offsets = SlotOffsets.of(program);
    running = offsets.running();
    waited = offsets.waited();
    moved = offsets.moved();
    children = new ChildReports(program, slots, table, interpreter);
    sums = new JobSums(program, slots, table);
  }

  /** Number of lanes that have ended but are not reported yet. */
  int resting() {
    return table.resting();
  }

  /**
   * To be called after the inspection of a step: notes ends, reports states, applies ply limits.
   */
  void afterInspection(PhaseCode code, LaneClient client) {
    table.inspected(slots, running);
    children.report(code, client);
    if (table.mustCheckLimits()) {
      cut();
    }
  }

  /**
   * To be called after a step: states after a first step are reported after the next inspection.
   */
  void stepMade() {
    table.stepped(slots, moved);
  }

  /** Stops the lanes that have reached their ply limit. */
  private void cut() {
    table.limitsChecked();
    sums.lookAtWaits();
    LaneGroups groups = table.groups();
    for (int word = 0; word < table.words(); word++) {
      long left = table.running(word);
      while (left != 0) {
        int group = groups.first(word, left);
        long lanes = left & groups.lanes(group);
        left &= ~lanes;
        long late = late(word, lanes, groups.job(group));
        if (late != 0) {
          table.cut(word, late);
          slots[running + word] &= ~late;
        }
      }
    }
  }

  /** The lanes of a job that have reached its ply limit. The others are checked again in time. */
  private long late(int word, long lanes, int job) {
    if (!table.isAtLimit(job)) {
      return 0;
    }
    long early = 0;
    for (long left = lanes & slots[waited + word]; left != 0; left &= left - 1) {
      long lane = Long.lowestOneBit(left);
      early |= table.age(job) - sums.waited(word, lane) < table.jobs().limit(job) ? lane : 0;
    }
    if (early != 0) {
      table.checkLimitsNext();
    }
    return lanes & ~early;
  }

  /** True if the lanes that have ended must be reported before the next inspection. */
  boolean mustReport() {
    return table.mustReport();
  }

  /** Reports the lanes that have ended. Returns the sum of their plies. */
  long report(LaneClient client) {
    GoalCode goals = program.goals();
    interpreter.run(goals.code(), 0, goals.code().length, slots);
    sums.lookAtWaits();
    reportedGroups = 0;
    long plies = 0;
    for (int word = 0; word < table.words(); word++) {
      long ended = table.resting(word);
      if (ended != 0) {
        plies += add(word, ended, goals.whole(slots, word));
        table.free(word, ended);
      }
    }
    table.reported();
    sums.report(client);
    return plies;
  }

  /** Number of lane groups in the last report. */
  int groups() {
    return reportedGroups;
  }

  private long add(int word, long ended, long whole) {
    long plies = 0;
    LaneGroups groups = table.groups();
    long left = ended;
    while (left != 0) {
      int group = groups.first(word, left);
      long lanes = left & groups.lanes(group);
      left &= ~lanes;
      reportedGroups++;
      plies += sums.add(group, word, lanes, whole);
      groups.release(group, lanes);
    }
    return plies;
  }
}
