package org.gonu.ground;

import java.util.function.BooleanSupplier;

/**
 * What grounding may cost.
 *
 * @param seconds processor time of the thread that grounds
 * @param instances rule instances
 * @param literals literals in the bodies of all instances
 * @param cancelled asked now and then; true breaks the grounding off
 */
public record GroundingLimits(
    double seconds, int instances, int literals, BooleanSupplier cancelled) {
  /** Twice the time of any known sheet that grounds, and what fits into about a gigabyte. */
  public static GroundingLimits defaults() {
    return new GroundingLimits(15, 12_000_000, 60_000_000, () -> false);
  }

  /** The same with another time. */
  public GroundingLimits withSeconds(double other) {
    return new GroundingLimits(other, instances, literals, cancelled);
  }

  /** The same that also ends when told so. */
  public GroundingLimits withCancellation(BooleanSupplier other) {
    return new GroundingLimits(seconds, instances, literals, other);
  }
}
