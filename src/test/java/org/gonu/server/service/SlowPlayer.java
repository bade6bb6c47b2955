package org.gonu.server.service;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.player.RandomPlayer;

/** Takes its time for every move, which is a random one. */
final class SlowPlayer implements Player {
  private final Player player;
  private final Duration thinking;
  private final CountDownLatch never = new CountDownLatch(1);

  SlowPlayer(String name, long seed, Duration thinking) {
    this.player = new RandomPlayer(name, seed);
    this.thinking = thinking;
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    player.start(setup, deadlineNanos);
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    try {
      if (never.await(thinking.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new AssertionError("it has happened");
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
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
