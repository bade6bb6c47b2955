package org.gonu.machine;

/**
 * What playouts of one job that are reported together have come to. Valid in the call that hands it
 * over.
 */
public interface PlayoutSums {
  /** Number of playouts, at least 1, the cut and the broken ones included. */
  int count();

  /** Steps made since the start of the job, over all of them. */
  long plies();

  /** Number of playouts that were stopped after the most plies that the job allows. */
  int cut();

  /**
   * Number of playouts in which the rules broke their contract: no legal move for a role, or in a
   * terminal state not exactly one goal value.
   */
  int broken();

  /** Number of playouts whose goals are in the sums: those with one value for each role. */
  int scored();

  /** Sum of the goal points of a role over the playouts that are scored. */
  long goals(int role);

  /**
   * Number of scored playouts in which a move was made after the first step of the job, once or
   * more often; 0 if the lanes do not record it (see {@link PackedGame#newRecordingLanes}).
   */
  int made(int move);

  /** Sum of the goal points of the role of a move over these playouts. */
  long goalsWith(int move);
}
