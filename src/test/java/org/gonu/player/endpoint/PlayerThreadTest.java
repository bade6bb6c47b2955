package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class PlayerThreadTest {
  private static final int ROUNDS = 2_000;

  /** The first thing that a call does may have others call it off, before call() has returned. */
  @Test
  void cancelCalls_callThatHasJustBegun_interruptsIt() throws InterruptedException {
    try (PlayerThread thread = new PlayerThread("test")) {
      for (int round = 0; round < ROUNDS; round++) {
        CountDownLatch hasBegun = new CountDownLatch(1);
        CountDownLatch isInterrupted = new CountDownLatch(1);
        Thread canceller =
            new Thread(
                () -> {
                  try {
                    hasBegun.await();
                    thread.cancelCalls();
                  } catch (InterruptedException unexpected) {
                    Thread.currentThread().interrupt();
                  }
                });
        canceller.start();

        CompletableFuture<Boolean> result =
            thread.call(
                () -> {
                  hasBegun.countDown();
                  try {
                    new CountDownLatch(1).await();
                  } catch (InterruptedException expected) {
                    isInterrupted.countDown();
                  }
                  return true;
                });

        assertTrue(isInterrupted.await(20, TimeUnit.SECONDS), "round " + round);
        canceller.join();
        assertTrue(result.isDone());
      }
    }
  }
}
