package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How long a command waits for a circuit on a machine that is busy, or not. */
@Timeout(60)
final class WorkWaitTest {
  private static final Duration PAUSE = Duration.ofMillis(1);

  private final CountDownLatch end = new CountDownLatch(1);
  private final AtomicInteger readings = new AtomicInteger();

  /** The work gets no processor for a hundred pauses, which are longer than the limit. */
  @Test
  void await_processorsAreBusyWithOtherThings_waitsOn() throws InterruptedException {
    WorkWait wait =
        new WorkWait(
            () -> {
              if (readings.incrementAndGet() == 100) {
                end.countDown();
              }
              return 0;
            },
            PAUSE);

    assertTrue(wait.await(end, Duration.ofMillis(2)));
  }

  @Test
  void await_workThatTakesTooMuch_isGivenUp() throws InterruptedException {
    WorkWait wait =
        new WorkWait(() -> Duration.ofSeconds(readings.incrementAndGet()).toNanos(), PAUSE);

    assertFalse(wait.await(end, Duration.ofSeconds(10)));
  }

  @Test
  void await_thisProgramAtWork_isGivenUpToo() throws InterruptedException {
    Thread work =
        new Thread(
            () -> {
              while (end.getCount() > 0) {
                Thread.onSpinWait();
              }
            });
    work.start();

    assertFalse(WorkWait.ofThisProgram().await(end, Duration.ofMillis(200)));

    end.countDown();
    work.join();
  }
}
