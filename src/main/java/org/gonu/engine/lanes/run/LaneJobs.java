package org.gonu.engine.lanes.run;

import org.gonu.machine.LaneJob;

/** The jobs under way, by number. A number is free again when the last lane of its job is free. */
final class LaneJobs {
  /** By job the tag under which it is reported. */
  final int[] tag;

  /** By job the step at which it started. */
  final int[] started;

  /** By job its ply limit. */
  final int[] limit;

  /** By job the number of its lanes. */
  final int[] live;

  /** By job and role the prescribed move of the first step, or {@link LaneJob#RANDOM}. */
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

  /** Opens a job that starts at a step, without lanes yet. Returns its number. */
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

  /** Frees the number of a job without lanes. */
  void close(int job) {
    free[freeCount++] = job;
  }
}
