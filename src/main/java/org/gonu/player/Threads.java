package org.gonu.player;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** How this package makes threads and waits for what they do. */
public final class Threads {
  private Threads() {}

  /** A thread that does not keep the program running. */
  public static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** The time that is left until then; none if it has come. */
  public static Duration until(long deadlineNanos) {
    return Duration.ofNanos(Math.max(0, deadlineNanos - System.nanoTime()));
  }

  /**
   * What a task gives by the deadline; empty if it is late, fails or is cancelled. If the waiting
   * thread is interrupted, that counts as late, and the mark stays.
   */
  public static <T> Optional<T> await(Future<T> task, long deadlineNanos) {
    try {
      long left = Math.max(0, deadlineNanos - System.nanoTime());
      return Optional.ofNullable(task.get(left, TimeUnit.NANOSECONDS));
    } catch (TimeoutException | ExecutionException | CancellationException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
