package org.gonu.engine.lanes;

/** The jobs under way, by a number that is free again when the last lane of a job is. */
final class LaneJobs {
  /** By job the number under which it is reported. */
  final int[] ticket;

  /** By job the number of lanes that it has. */
  final int[] live;

  private final int[] free;
  private int freeCount;

  /** Room for as many jobs as there are lanes. */
  LaneJobs(int lanes) {
    ticket = new int[lanes];
    live = new int[lanes];
    free = new int[lanes];
    freeCount = lanes;
    for (int i = 0; i < lanes; i++) {
      free[i] = lanes - 1 - i;
    }
  }

  /** A job without lanes. */
  int open(int itsTicket) {
    int job = free[--freeCount];
    ticket[job] = itsTicket;
    return job;
  }

  /** Takes some lanes from a job. Returns true if it is done. */
  boolean release(int job, int lanes) {
    live[job] -= lanes;
    if (live[job] > 0) {
      return false;
    }
    free[freeCount++] = job;
    return true;
  }
}
