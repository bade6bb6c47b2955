package org.gonu.ground;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.gonu.datalog.WorkLimit;

/**
 * Aborts joins when the time for grounding is over, or too many rows were read. It measures
 * processor time, so that a sheet is not refused because the machine is busy.
 */
final class Stopwatch extends WorkLimit {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final GroundingLimits limits;
  private final long deadline;

  /** Rows read so far. */
  private long rows;

  Stopwatch(GroundingLimits limits) {
    this.limits = limits;
    this.deadline = threads.getCurrentThreadCpuTime() + (long) (limits.seconds() * 1e9);
  }

  @Override
  protected void check() {
    rows += STRIDE;
    if (!limits.mayRead().test(rows)) {
      throw new GroundingAbandonedException("grounding reads more than " + (rows - 1) + " rows");
    }
    if (threads.getCurrentThreadCpuTime() > deadline) {
      throw new GroundingAbandonedException("grounding takes more than " + limits.seconds() + " s");
    }
    if (limits.cancelled().getAsBoolean() || Thread.currentThread().isInterrupted()) {
      throw GroundingAbandonedException.cancelled();
    }
  }
}
