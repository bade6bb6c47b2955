package org.gonu.machine;

/**
 * Gives work to {@link Lanes} and takes the results. Arrays are read-only and valid in the call.
 */
public interface LaneClient {
  /** Why a playout ended. */
  enum Ending {
    /** In a terminal state. */
    TERMINAL,
    /** After the most plies that its job allows. */
    CUT,
    /** The rules broke their contract: no legal move for a role, or not one goal value. */
    BROKEN
  }

  /**
   * Asks for the next job for a free lane.
   *
   * @param phase the phase that the state of the job must have
   * @param job to be filled in; it is the initial state's, without limit, when the call comes
   * @return false if there is no such job now
   */
  boolean assign(int phase, LaneJob job);

  /**
   * Reports the state after the first step of a job that asked for it.
   *
   * @param ticket of the job
   * @param state the words of the state
   * @param legal bit i tells whether move i, over all roles, is legal; if not terminal
   * @param goals goal points by role in a terminal state, -1 where there is not exactly one value
   */
  void child(int ticket, long[] state, long[] legal, boolean terminal, int[] goals);

  /**
   * Reports the end of a playout.
   *
   * @param ticket of the job
   * @param plies steps made since the start of the job
   * @param goals goal points by role in the last state, -1 where there is not exactly one value
   */
  void ended(int ticket, int plies, int[] goals, Ending ending);
}
