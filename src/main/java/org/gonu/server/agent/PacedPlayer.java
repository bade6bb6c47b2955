package org.gonu.server.agent;

import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.WrappedPlayer;

/** A player that takes its own time, where clocks are long for the sake of another one. */
public final class PacedPlayer extends WrappedPlayer {
  private final Duration time;

  /**
   * Wraps a player, which is closed with this one.
   *
   * @param time for a move, and to prepare, at most
   */
  public PacedPlayer(Player player, Duration time) {
    super(player);
    this.time = time;
  }

  private long paced(long deadlineNanos) {
    long own = System.nanoTime() + time.toNanos();
    return own - deadlineNanos < 0 ? own : deadlineNanos;
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    super.start(setup, paced(deadlineNanos));
  }

  @Override
  public void resume(
      MatchSetup setup, ImmutableList<ImmutableList<Move>> told, long deadlineNanos) {
    super.resume(setup, told, paced(deadlineNanos));
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    return super.play(lastJointMove, paced(deadlineNanos));
  }
}
