package org.gonu.ground;

import org.gonu.datalog.WorkLimit;

/** Breaks joins off when the time for grounding is over. */
final class Stopwatch extends WorkLimit {
  private final GroundingLimits limits;
  private final long deadline;

  Stopwatch(GroundingLimits limits) {
    this.limits = limits;
    this.deadline = System.nanoTime() + (long) (limits.seconds() * 1e9);
  }

  @Override
  protected void check() {
    if (System.nanoTime() - deadline > 0) {
      throw new GroundingAbandonedException("grounding takes more than " + limits.seconds() + " s");
    }
    if (limits.cancelled().getAsBoolean() || Thread.currentThread().isInterrupted()) {
      throw new GroundingAbandonedException("grounding was cancelled");
    }
  }
}
