package org.gonu.server.agent;

import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;

/** A player that takes its own time, where clocks are long for the sake of another one. */
public final class PacedPlayer implements Player {
  private final Player player;
  private final Duration time;

  /**
   * Wraps a player, which is closed with this one.
   *
   * @param time for a move, and to prepare, at most
   */
  public PacedPlayer(Player player, Duration time) {
    this.player = player;
    this.time = time;
  }

  private long paced(long deadlineNanos) {
    long own = System.nanoTime() + time.toNanos();
    return own - deadlineNanos < 0 ? own : deadlineNanos;
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    player.start(setup, paced(deadlineNanos));
  }

  @Override
  public void resume(
      MatchSetup setup, ImmutableList<ImmutableList<Move>> told, long deadlineNanos) {
    player.resume(setup, told, paced(deadlineNanos));
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    return player.play(lastJointMove, paced(deadlineNanos));
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    player.stop(lastJointMove, deadlineNanos);
  }

  @Override
  public void abort() {
    player.abort();
  }

  @Override
  public void close() {
    player.close();
  }
}
