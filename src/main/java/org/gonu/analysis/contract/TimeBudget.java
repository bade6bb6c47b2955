package org.gonu.analysis.contract;

import java.util.function.BooleanSupplier;

/**
 * The time for some work; true once it is over.
 *
 * @param endNanos when it ends, by {@link System#nanoTime}
 * @param isCancelled polled; true ends it earlier
 */
record TimeBudget(long endNanos, BooleanSupplier isCancelled) implements BooleanSupplier {
  @Override
  public boolean getAsBoolean() {
    return System.nanoTime() - endNanos > 0 || isCancelled.getAsBoolean();
  }

  /**
   * A share of the time that is left from now on. However often shares are taken, some time is left
   * for what comes later.
   *
   * @param share between 0 and 1
   */
  TimeBudget share(double share) {
    long now = System.nanoTime();
    return new TimeBudget(now + (long) (share * Math.max(0, endNanos - now)), isCancelled);
  }
}
