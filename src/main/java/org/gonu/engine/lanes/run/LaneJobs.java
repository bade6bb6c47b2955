package org.gonu.engine.lanes.run;

import org.gonu.machine.LaneJob;

/** The jobs under way, by number. A number is free again when the last lane of its job is free. */
final class LaneJobs {
  private final int[] tag;

  private final int[] started;

  private final int[] limit;

  /** By job the number of its lanes that have not ended. */
  private final int[] live;

  /** By job and role the prescribed move of the first step, or {@link LaneJob#RANDOM}. */
  private final int[] moves;

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

  /** The tag under which a job is reported. */
  int tag(int job) {
    return tag[job];
  }

  /** The low bits of the number of the step at which a job started. */
  int started(int job) {
    return started[job];
  }

  /** The ply limit of a job. */
  int limit(int job) {
    return limit[job];
  }

  /** Sets the number of the lanes of a job. */
  void setLanes(int job, int count) {
    live[job] = count;
  }

  /** Notes that so many lanes of a job have ended. */
  void end(int job, int lanes) {
    live[job] -= lanes;
  }

  /** True if all lanes of a job have ended. */
  boolean isOver(int job) {
    return live[job] == 0;
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
