package org.gonu.engine.lanes.run;

import java.util.Arrays;

/** What is known of each lane beside its slots. Masks have bit i of word w for lane 64 w + i. */
final class LaneTable {
  /** Lanes with a job. */
  final long[] occupied;

  /** Lanes that were running after the last look. */
  final long[] running;

  /** Lanes whose job wants a report of the state after its first step, and has none yet. */
  final long[] awaiting;

  /** Lanes whose state is reported after the next look. */
  final long[] due;

  /** Lanes whose job is done with the report of a state. */
  final long[] childOnly;

  /** Lanes that were cut. */
  final long[] cut;

  /** Lanes with a given move that was not made yet. */
  final long[] forced;

  /** False if no lane is awaiting, so that nobody need look. */
  boolean anyAwaiting;

  /** False if no lane is due. */
  boolean anyDue;

  /** False if no lane has a given move. */
  boolean anyForced;

  /** Free lanes that hold what their last job left. */
  final long[] stale;

  final LaneJobs jobs;
  final LaneGroups groups;
  final EndSteps ends;

  /** Number of steps made so far. The steps by job are the low bits of such numbers. */
  long step;

  /** No lane reaches its limit before this step. */
  long deadline = Long.MAX_VALUE;

  /** Number of lanes with a job. */
  int busy;

  /** Number of lanes that have ended and were not reported. */
  int resting;

  /** A table for 64 lanes a word. */
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

  /** Frees lanes of a word that have a job. */
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
