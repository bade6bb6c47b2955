package org.gonu.ground;

import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongPredicate;

/**
 * Limits of grounding.
 *
 * @param seconds processor time of the grounding thread
 * @param mayRead true if joins may read so many rows, asked now and then; unlike time the same on
 *     every machine
 * @param instances maximum number of rule instances, asked for with each instance: what is made at
 *     the same time may lower it
 * @param literals maximum number of literals in all bodies together
 * @param cancelled polled now and then; true cancels the grounding
 */
public record GroundingLimits(
    double seconds,
    LongPredicate mayRead,
    IntSupplier instances,
    int literals,
    BooleanSupplier cancelled) {
  /**
   * Default limits: twice the time of any known sheet that can be grounded, and about a gigabyte.
   */
  public static GroundingLimits defaults() {
    return new GroundingLimits(15, rows -> true, () -> 12_000_000, 60_000_000, () -> false);
  }

  /** The same limits with another time. */
  public GroundingLimits withSeconds(double other) {
    return new GroundingLimits(other, mayRead, instances, literals, cancelled);
  }

  /** The same limits with another bound of rows. */
  public GroundingLimits withRows(LongPredicate other) {
    return new GroundingLimits(seconds, other, instances, literals, cancelled);
  }

  /** The same limits with another number of rule instances, which may change. */
  public GroundingLimits withInstances(IntSupplier other) {
    return new GroundingLimits(seconds, mayRead, other, literals, cancelled);
  }

  /** The same limits with another way to cancel. */
  public GroundingLimits withCancellation(BooleanSupplier other) {
    return new GroundingLimits(seconds, mayRead, instances, literals, other);
  }
}
