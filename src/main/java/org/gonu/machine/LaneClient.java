package org.gonu.machine;

/**
 * Gives work to {@link Lanes} and takes the results. Arrays are read-only and valid in the call.
 */
public interface LaneClient {
  /**
   * Asks for the next job.
   *
   * @param phase the phase that the state of the job must have
   * @param job to be filled in; it is the initial state's, without limit, when the call comes
   * @return false if there is no such job now
   */
  boolean assign(int phase, LaneJob job);

  /**
   * Tells which legal moves a playout would choose from in the state that is reported next, in a
   * phase of a game with decisive playouts ({@link PackedGame#decisive}) that can tell more than
   * which moves lose at once. Most clients need not know.
   *
   * @param tag of the job
   * @param promising bit i tells whether move i, over all roles, may be chosen
   */
  default void promising(int tag, long[] promising) {}

  /**
   * Reports the state after the first step of a job that asked for it, or the state of a job that
   * only looks. It comes once for a job, however many copies there are. It does not come if the
   * first step was never made: where the state of the job is terminal, or a role has no legal move
   * in it.
   *
   * @param tag of the job
   * @param state the words of the state
   * @param legal bit i tells whether move i, over all roles, is legal; if not terminal
   * @param goals goal points by role in a terminal state, -1 where there is not exactly one value
   */
  void child(int tag, long[] state, long[] legal, boolean terminal, int[] goals);

  /**
   * Reports playouts of one job that have ended: all of them together, but lanes that record moves
   * report those that ended together (see {@link PackedGame#newRecordingLanes}).
   *
   * @param tag of the job
   * @param sums what these playouts have come to
   * @param last true if no playout of the job is under way any more
   */
  void ended(int tag, PlayoutSums sums, boolean last);
}
