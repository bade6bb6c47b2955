package org.gonu.engine.lanes.run;

import java.util.Arrays;

/**
 * Bookkeeping of the lanes outside of the slots. In masks, bit i of word w stands for lane 64 w +
 * i.
 */
final class LaneTable {
  /** Lanes with a job. */
  final long[] occupied;

  /** Lanes that were running after the last inspection. */
  final long[] running;

  /** Lanes for which a report of the state after the first step is pending. */
  final long[] awaiting;

  /** Lanes whose state is reported after the next inspection. */
  final long[] due;

  /** Lanes whose job ends with the report of a state. */
  final long[] childOnly;

  /** Lanes that were stopped at the ply limit. */
  final long[] cut;

  /** Lanes with a prescribed move that was not made yet. */
  final long[] forced;

  /** True if {@link #awaiting} may have lanes. */
  boolean anyAwaiting;

  /** True if {@link #due} may have lanes. */
  boolean anyDue;

  /** True if {@link #forced} may have lanes. */
  boolean anyForced;

  /** Free lanes that still hold the state of their last job. */
  final long[] stale;

  final LaneJobs jobs;
  final LaneGroups groups;
  final EndSteps ends;

  /** Number of steps made so far. {@link LaneJobs} keeps the low 32 bits of such numbers. */
  long step;

  /** No lane reaches its limit before this step. */
  long deadline = Long.MAX_VALUE;

  /** Number of lanes with a job. */
  int busy;

  /** Number of lanes that have ended but are not reported yet. */
  int resting;

  /** A table for {@code words} words of 64 lanes. */
  LaneTable(int words, int roles) {
    occupied = new long[words];
    running = new long[words];
    awaiting = new long[words];
    due = new long[words];
    childOnly = new long[words];
    cut = new long[words];
    forced = new long[words];
    stale = new long[words];
    Arrays.fill(stale, -1);
    int lanes = Long.SIZE * words;
    jobs = new LaneJobs(lanes, roles);
    groups = new LaneGroups(lanes);
    ends = new EndSteps(words);
  }

  /** Number of words of a mask. */
  int words() {
    return occupied.length;
  }

  /** Number of steps since a job started. */
  int age(int job) {
    return (int) step - jobs.started[job];
  }

  /** The step at which a job reaches its limit in lanes that never wait. */
  long deadline(int job) {
    int limit = jobs.limit[job];
    return limit == Integer.MAX_VALUE ? Long.MAX_VALUE : step - age(job) + limit;
  }

  /** Frees occupied lanes of a word. */
  void free(int word, long lanes) {
    busy -= Long.bitCount(lanes);
    stale[word] |= lanes;
    occupied[word] &= ~lanes;
    awaiting[word] &= ~lanes;
    childOnly[word] &= ~lanes;
    cut[word] &= ~lanes;
    forced[word] &= ~lanes;
  }
}
