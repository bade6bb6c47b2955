package org.gonu.server.arena;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.Player;
import org.gonu.match.WrappedPlayer;

/** Wraps a player, and counts and times its answers to PLAY. */
public final class TimedPlayer extends WrappedPlayer {
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicLong nanos = new AtomicLong();

  /** Wraps a player, which is closed with this one. */
  public TimedPlayer(Player player) {
    super(player);
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
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    long begin = System.nanoTime();
    Term move = super.play(lastJointMove, deadlineNanos);
    nanos.addAndGet(System.nanoTime() - begin);
    moves.incrementAndGet();
    return move;
  }
}
