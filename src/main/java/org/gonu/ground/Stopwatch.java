package org.gonu.ground;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.gonu.datalog.WorkLimit;

/**
 * Breaks joins off when the time for grounding is over: that of the processor, so that a sheet is
 * not refused because the machine has other work.
 */
final class Stopwatch extends WorkLimit {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final GroundingLimits limits;
  private final long deadline;

  Stopwatch(GroundingLimits limits) {
    this.limits = limits;
    this.deadline = threads.getCurrentThreadCpuTime() + (long) (limits.seconds() * 1e9);
  }

  @Override
  protected void check() {
    if (threads.getCurrentThreadCpuTime() > deadline) {
      throw new GroundingAbandonedException("grounding takes more than " + limits.seconds() + " s");
    }
    if (limits.cancelled().getAsBoolean() || Thread.currentThread().isInterrupted()) {
      throw GroundingAbandonedException.cancelled();
    }
  }
}
