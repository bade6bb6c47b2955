package org.gonu.machine;

/**
 * Many playouts of one game side by side, each in a lane of its own.
 *
 * <p>States are {@code long[words]}, bit i for base i. Moves are numbered over all roles. All lanes
 * are in the same phase (see {@code Circuit}), and a job can only start when its phase comes.
 *
 * <p>Playouts that have ended are reported in groups. A playout that was started always ends in the
 * end: who stops while lanes are busy, and counts what has ended so far, counts too many short
 * ones.
 *
 * <p>Lanes are confined to one thread at a time. Several threads take several lanes of one program.
 */
public interface Lanes {
  /** Number of lanes. */
  int size();

  /** Number of jobs that have not been reported to their end. */
  int busy();

  /** The phase of a state; -1 if it has none. */
  int phaseOf(long[] state);

  /**
   * Says how moves are chosen from now on, in playouts that are under way too. It is uniform at
   * first, which costs nothing. One policy that is not uniform may follow another at any time.
   *
   * @throws IllegalStateException if playouts are under way and only one of the policy before and
   *     this one is uniform
   */
  void setPolicy(MovePolicy policy);

  /**
   * Makes some steps, a step being a move in every busy lane. Asks the client for jobs when lanes
   * are free. Returns early when none is busy and the client has no job for any phase.
   *
   * @throws java.util.concurrent.CancellationException if the thread was interrupted; no step is
   *     left half made
   */
  void run(LaneClient client, int steps);

  /**
   * Makes some steps of random playouts from the initial state in all lanes, and adds up how they
   * end. Returns early when the tally is closed and all have ended. Only while no job is under way;
   * and only with this tally until all have ended.
   *
   * @return number of playouts under way
   */
  int tally(LaneTally tally, int steps);
}
