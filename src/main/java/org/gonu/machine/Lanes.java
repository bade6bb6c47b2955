package org.gonu.machine;

/**
 * Runs many playouts of one game in parallel, each in a lane of its own.
 *
 * <p>States are {@code long[words]}, bit i for base i. Moves are numbered over all roles. All lanes
 * are in the same phase (see {@code Circuit}). A job can only start when its phase comes.
 *
 * <p>Playouts that have ended are reported in groups. Run until no lane is busy to get unbiased
 * statistics: among the playouts that end early, short ones are over-represented.
 *
 * <p>Confined to one thread at a time. Every thread takes its own {@code Lanes} of a game.
 */
public interface Lanes {
  /** Number of lanes. */
  int size();

  /** True if reports tell which moves were made; see {@link PlayoutEngine#newRecordingLanes}. */
  boolean recordsMoves();

  /** Number of lanes with a job whose last report is still to come. */
  int busy();

  /** The phase of a state; -1 if it has none. */
  int phaseOf(long[] state);

  /**
   * Sets how playouts choose moves from now on, including those under way. The initial policy is
   * uniform, which costs nothing. A non-uniform policy may replace another one at any time.
   *
   * @throws IllegalStateException if playouts are under way and the change is from or to the
   *     uniform policy
   */
  void setPolicy(MovePolicy policy);

  /**
   * Makes some steps. A step is a joint move in every busy lane. Asks the client for jobs when
   * lanes are free. Returns early if no lane is busy and the client has no job for any phase.
   *
   * @throws java.util.concurrent.CancellationException if the thread was interrupted, between two
   *     steps
   */
  void run(LaneClient client, int steps);

  /**
   * Makes some steps of random playouts from the initial state in all lanes, and adds up the
   * results. Returns early when the tally is closed and all playouts have ended. Use one tally
   * until then.
   *
   * @return number of playouts under way
   * @throws IllegalStateException if jobs are under way
   */
  int tally(LaneTally tally, int steps);
}
