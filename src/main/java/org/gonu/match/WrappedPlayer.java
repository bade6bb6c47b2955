package org.gonu.match;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;

/** Passes every call on to another player; a subclass changes some of them. */
public abstract class WrappedPlayer implements Player {
  private final Player player;

  /** Wraps a player, which is closed with this one. */
  protected WrappedPlayer(Player player) {
    this.player = player;
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public void preview(Game game, long deadlineNanos) {
    player.preview(game, deadlineNanos);
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    player.start(setup, deadlineNanos);
  }

  @Override
  public void resume(
      MatchSetup setup, ImmutableList<ImmutableList<Move>> told, long deadlineNanos) {
    player.resume(setup, told, deadlineNanos);
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    return player.play(lastJointMove, deadlineNanos);
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
