package org.gonu.machine;

/**
 * The results of playouts of one job that are reported together. Only valid during the call that
 * passes it.
 */
public interface PlayoutSums {
  /** Number of playouts, at least 1, including those that were cut or broken. */
  int count();

  /** Total number of steps since the start of the job. */
  long plies();

  /** Number of playouts that were stopped at the ply limit of the job. */
  int cut();

  /**
   * Number of playouts in which the rules broke their contract: a role had no legal move, or not
   * exactly one goal value in the terminal state.
   */
  int broken();

  /** Number of playouts with exactly one goal value for each role. The goal sums are over these. */
  int scored();

  /** Sum of the goal points of a role over the playouts that are scored. */
  long goals(int role);

  /**
   * Number of scored playouts in which a move was made at least once after the first step of the
   * job; 0 if the lanes do not record it (see {@link PlayoutEngine#newRecordingLanes}).
   */
  int made(int move);

  /** Sum over these playouts of the goal points of the role of a move. */
  long goalsWith(int move);
}
