package org.gonu.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class DaemonThreadsTest {
  private final ExecutorService threads =
      Executors.newSingleThreadExecutor(DaemonThreads.named("a-test"));

  @Test
  void named_severalThreads_areDaemonsOfOneName() {
    ThreadFactory factory = DaemonThreads.named("watch");
    for (int i = 0; i < 2; i++) {
      Thread thread = factory.newThread(() -> {});
      assertEquals("watch", thread.getName());
      assertTrue(thread.isDaemon());
    }
  }

  @Test
  void numbered_severalThreads_areDaemonsCountedFromZero() {
    ThreadFactory factory = DaemonThreads.numbered("arena-");
    for (int i = 0; i < 3; i++) {
      Thread thread = factory.newThread(() -> {});
      assertEquals("arena-" + i, thread.getName());
      assertTrue(thread.isDaemon());
    }
  }

  @Test
  void lasting_taskThatFails_isRepeated() throws InterruptedException {
    CountDownLatch runs = new CountDownLatch(3);
    Runnable task =
        () -> {
          runs.countDown();
          throw new IllegalStateException("a failure of the test's");
        };
    ScheduledThreadPoolExecutor repeating =
        new ScheduledThreadPoolExecutor(1, DaemonThreads.named("repeating"));
    ScheduledFuture<?> unused =
        repeating.scheduleWithFixedDelay(DaemonThreads.lasting(task), 0, 1, TimeUnit.MILLISECONDS);

    assertTrue(runs.await(30, TimeUnit.SECONDS));

    repeating.shutdownNow();
  }

  /** Begins a task that ends when the latch says so, whether it is interrupted or not. */
  private void begin(CountDownLatch end) throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    threads.execute(
        () -> {
          begun.countDown();
          while (end.getCount() > 0) {
            Thread.onSpinWait();
          }
        });
    begun.await();
  }

  @Test
  void end_taskThatGoesOn_isToldAndLaterEnded() throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    begin(end);

    assertFalse(DaemonThreads.end(threads, Duration.ofMillis(50)));
    end.countDown();
    assertTrue(DaemonThreads.end(threads, Duration.ofSeconds(30)));
    assertTrue(threads.isTerminated());
  }

  @Test
  void end_callerThatIsInterrupted_staysInterrupted() throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    begin(end);

    Thread.currentThread().interrupt();
    boolean isEnded = DaemonThreads.end(threads, Duration.ofSeconds(30));
    end.countDown();

    assertFalse(isEnded);
    assertTrue(Thread.interrupted());
  }
}
