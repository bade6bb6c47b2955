package org.gonu.machine;

/**
 * Supplies {@link Lanes} with jobs and receives the results. Arrays are read-only and only valid
 * during the call.
 */
public interface LaneClient {
  /**
   * Asks for the next job.
   *
   * @param phase the phase that the start state of the job must have
   * @param job to be filled in; preset to one playout from the initial state without limit, and to
   *     the number of free lanes
   * @return false if there is no job for this phase now
   */
  boolean assign(int phase, LaneJob job);

  /**
   * Reports from which moves a playout would choose in the state that {@link #child} reports next.
   * Only called with decisive playouts ({@link PackedGame#decisive}), in phases in which the
   * look-ahead sees more than immediate losses. Most clients ignore it.
   *
   * @param tag of the job
   * @param promising bit i tells whether a playout may choose move i, over all roles
   */
  default void promising(int tag, long[] promising) {}

  /**
   * Reports the state after the first step of a job that asked for it ({@link
   * LaneJob#reportChild}), or the start state ({@link LaneJob#reportPresent}). Called once for a
   * job, whatever its number of copies. Not called if the first step is impossible: the start state
   * is terminal, or a role has no legal move in it.
   *
   * @param tag of the job
   * @param state the words of the state
   * @param legal bit i tells whether move i, over all roles, is legal; undefined in a terminal
   *     state
   * @param terminal true if the state is terminal
   * @param goals goal points by role in a terminal state; -1 where there is not exactly one value
   */
  void child(int tag, long[] state, long[] legal, boolean terminal, int[] goals);

  /**
   * Reports whether the state after the first step of a job is terminal, if the job asked for no
   * more ({@link LaneJob#reportTerminal}). Called when {@link #child} would be. Most clients never
   * ask.
   *
   * @param tag of the job
   */
  default void childTerminal(int tag, boolean terminal) {}

  /**
   * Reports playouts of one job that have ended. Usually one call reports all of them. Lanes that
   * record moves report them in several parts (see {@link PlayoutEngine#newRecordingLanes}).
   *
   * @param tag of the job
   * @param sums the results of these playouts
   * @param last true if all playouts of the job have been reported now
   */
  void ended(int tag, PlayoutSums sums, boolean last);
}
