package org.gonu.player;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for tasks until a deadline. */
public final class Deadlines {
  private Deadlines() {}

  /** The time left until a deadline; zero if it has passed. */
  public static Duration until(long deadlineNanos) {
    return Duration.ofNanos(Math.max(0, deadlineNanos - System.nanoTime()));
  }

  /**
   * The result of a task by the deadline; empty if it is late, fails or is cancelled. An interrupt
   * of the waiting thread counts as late, and its interrupt status stays set.
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
