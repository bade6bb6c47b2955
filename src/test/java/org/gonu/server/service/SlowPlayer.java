package org.gonu.server.service;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.WrappedPlayer;
import org.gonu.player.RandomPlayer;

/** Takes its time for every move, which is a random one. */
public final class SlowPlayer extends WrappedPlayer {
  private final Duration thinking;
  private final CountDownLatch never = new CountDownLatch(1);

  public SlowPlayer(String name, long seed, Duration thinking) {
    super(new RandomPlayer(name, seed));
    this.thinking = thinking;
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
    return super.play(lastJointMove, deadlineNanos);
  }
}
