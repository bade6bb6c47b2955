package org.gonu.match;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;

/**
 * A player of one role: one of our own, or one behind a socket. It plays one match at a time. The
 * calls of a match come one after the other, except {@link #abort}, which may come from another
 * thread while a call is running.
 *
 * <p>Deadlines are values of {@link System#nanoTime}. A call that cannot be answered throws a
 * {@link PlayerFailure}.
 */
public interface Player extends AutoCloseable {
  /** The name in records and tables, without blanks. */
  String name();

  /**
   * Announces a game that may be played next. A player may prepare for it or ignore it; one that
   * prepares does so beyond this call, which returns at the deadline at the latest. The usual
   * player ignores it.
   */
  default void preview(Game game, long deadlineNanos) {}

  /** Prepares for a match. Returns when ready, at the deadline at the latest. */
  void start(MatchSetup setup, long deadlineNanos);

  /**
   * Takes up a match in the middle, after its host was started again; the next call is {@link
   * #play}. A player behind a connection is not told: it has not lost the match. The usual player
   * is started and plays what was played before, without looking at its choices.
   *
   * @param told the arguments of the calls of {@link #play} so far: an empty joint move, then one
   *     after the other; empty if there was no such call
   */
  default void resume(
      MatchSetup setup, ImmutableList<ImmutableList<Move>> told, long deadlineNanos) {
    start(setup, deadlineNanos);
    for (ImmutableList<Move> jointMove : told) {
      play(jointMove, deadlineNanos);
    }
  }

  /**
   * Chooses a move in the state after a joint move.
   *
   * @param lastJointMove in role order; empty in the first state
   * @return the chosen move; the referee checks that it is legal
   */
  Term play(ImmutableList<Move> lastJointMove, long deadlineNanos);

  /** Ends the match after a joint move; empty if the first state was terminal. */
  void stop(ImmutableList<Move> lastJointMove, long deadlineNanos);

  /** Aborts the match. */
  void abort();

  /** Frees threads and sockets. */
  @Override
  void close();
}
