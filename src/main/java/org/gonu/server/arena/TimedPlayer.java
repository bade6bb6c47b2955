package org.gonu.server.arena;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;

/** Wraps a player, and counts and times its answers to PLAY. */
public final class TimedPlayer implements Player {
  private final Player player;
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicLong nanos = new AtomicLong();

  /** Wraps a player, which is closed with this one. */
  public TimedPlayer(Player player) {
    this.player = player;
  }

  /** Number of answers so far, without those that failed. */
  public int moves() {
    return moves.get();
  }

  /** Total time of these answers, in seconds. */
  public double seconds() {
    return nanos.get() / 1e9;
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
    long begin = System.nanoTime();
    Term move = player.play(lastJointMove, deadlineNanos);
    nanos.addAndGet(System.nanoTime() - begin);
    moves.incrementAndGet();
    return move;
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
