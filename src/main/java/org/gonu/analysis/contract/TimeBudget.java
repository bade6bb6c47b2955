package org.gonu.analysis.contract;

import java.util.function.BooleanSupplier;

/**
 * The time for some work; true once it is over.
 *
 * @param endNanos when it ends, by {@link System#nanoTime}
 * @param isCancelled polled; true ends it earlier
 */
public record TimeBudget(long endNanos, BooleanSupplier isCancelled) implements BooleanSupplier {
  /** Of the time that is left, the most that one promise may take, so that others have theirs. */
  private static final double PROMISE_SHARE = 0.3;

  /** True once the time is over, or the work is cancelled. */
  public boolean isOver() {
    return System.nanoTime() - endNanos > 0 || isCancelled.getAsBoolean();
  }

  /** The same as {@link #isOver}, for whoever polls it. */
  @Override
  public boolean getAsBoolean() {
    return isOver();
  }

  /** The time for one of several promises. */
  TimeBudget ofOnePromise() {
    return share(PROMISE_SHARE);
  }

  /** The time from now on to the end of some seconds. */
  public static TimeBudget ofSeconds(double seconds, BooleanSupplier isCancelled) {
    return new TimeBudget(System.nanoTime() + (long) (1e9 * seconds), isCancelled);
  }

  /**
   * A share of the time that is left from now on. However often shares are taken, some time is left
   * for what comes later.
   *
   * @param share between 0 and 1
   */
  public TimeBudget share(double share) {
    long now = System.nanoTime();
    return new TimeBudget(now + (long) (share * Math.max(0, endNanos - now)), isCancelled);
  }
}
