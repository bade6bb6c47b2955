package org.gonu.match;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;

/**
 * Who plays a role: a program of ours, or a player behind a socket. It plays one match at a time.
 * The calls of a match come one after the other, except {@link #abort}, which may come from another
 * thread while a call is running.
 *
 * <p>Deadlines are values of {@link System#nanoTime}. A call that cannot be answered throws a
 * {@link PlayerFailure}.
 */
public interface Player extends AutoCloseable {
  /** What records and tables call it, without blanks. */
  String name();

  /** Prepares for a match; returns when ready, by the deadline. */
  void start(MatchSetup setup, long deadlineNanos);

  /**
   * Chooses a move in the state that a joint move led to.
   *
   * @param lastJointMove in role order; empty in the first state
   * @return the chosen move; that it is legal is for the referee to check
   */
  Term play(ImmutableList<Move> lastJointMove, long deadlineNanos);

  /** The match has ended with this joint move; empty if the first state was terminal. */
  void stop(ImmutableList<Move> lastJointMove, long deadlineNanos);

  /** The match is called off. */
  void abort();

  /** Frees threads and sockets. */
  @Override
  void close();
}
