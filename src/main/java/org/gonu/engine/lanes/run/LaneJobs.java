package org.gonu.engine.lanes.run;

import org.gonu.machine.LaneJob;

/** The jobs under way, each by a number that is free again when its last lane is. */
final class LaneJobs {
  /** By job the number under which it is reported. */
  final int[] tag;

  /** By job the step at which it started. */
  final int[] started;

  /** By job the most plies. */
  final int[] limit;

  /** By job the number of its lanes. */
  final int[] live;

  /** By job and role the move given for the first step. */
  final int[] moves;

  private final int roles;
  private final int[] free;
  private int freeCount;

  /** Room for as many jobs as there are lanes. */
  LaneJobs(int lanes, int roles) {
    this.roles = roles;
    tag = new int[lanes];
    started = new int[lanes];
    limit = new int[lanes];
    live = new int[lanes];
    moves = new int[lanes * roles];
    free = new int[lanes];
    freeCount = lanes;
    for (int i = 0; i < lanes; i++) {
      free[i] = lanes - 1 - i;
    }
  }

  /** A job that starts at a step, without lanes as yet. */
  int open(LaneJob given, int step) {
    int job = free[--freeCount];
    tag[job] = given.tag();
    started[job] = step;
    limit[job] = given.limit();
    for (int role = 0; role < roles; role++) {
      moves[job * roles + role] = given.move(role);
    }
    return job;
  }

  /** The move of a role in the first step of a job, or {@link LaneJob#RANDOM}. */
  int move(int job, int role) {
    return moves[job * roles + role];
  }

  /** Forgets a job that has no lanes. */
  void close(int job) {
    free[freeCount++] = job;
  }
}
