package org.gonu.engine.lanes;

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

  /** The jobs. */
  final LaneJobs jobs;

  /** By lane the number of its job. */
  final int[] job;

  /** By lane the step at which it started. */
  final int[] started;

  /** By lane the step at which it ended. */
  final int[] ended;

  /** By lane the most plies. */
  final int[] limit;

  /** By lane and role the given move. */
  final int[] moves;

  /** Number of steps made so far. The steps by lane are the low bits of such numbers. */
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
    int lanes = Long.SIZE * words;
    jobs = new LaneJobs(lanes);
    job = new int[lanes];
    started = new int[lanes];
    ended = new int[lanes];
    limit = new int[lanes];
    moves = new int[lanes * roles];
    Arrays.fill(limit, Integer.MAX_VALUE);
  }

  /** Number of words of a mask. */
  int words() {
    return occupied.length;
  }

  /** Number of steps since a lane started. */
  int age(int lane) {
    return (int) step - started[lane];
  }

  /** The step at which a lane reaches its limit if it never waits. */
  long deadline(int lane) {
    return limit[lane] == Integer.MAX_VALUE ? Long.MAX_VALUE : step - age(lane) + limit[lane];
  }

  /** Frees lanes of a word. */
  void free(int word, long lanes) {
    busy -= Long.bitCount(lanes & occupied[word]);
    occupied[word] &= ~lanes;
    awaiting[word] &= ~lanes;
    childOnly[word] &= ~lanes;
    cut[word] &= ~lanes;
    forced[word] &= ~lanes;
  }
}
