package org.gonu.ground;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.gonu.datalog.WorkLimit;

/**
 * Aborts joins when the time for grounding is over, or too many rows were read. It measures
 * processor time, so that a sheet is not refused because the machine is busy.
 */
final class Stopwatch extends WorkLimit {
  /**
   * Rows that are read before it starts. Small sheets have fewer, and would wait longer for the
   * classes that measure than for their joins.
   */
  private static final long UNTIMED = 1 << 16;

  /** The same for steps. */
  private static final long UNTIMED_STEPS = 1 << 10;

  /** The time is asked for once in so many steps. */
  private static final long STEPS_BETWEEN = 1 << 4;

  private static final long NOT_STARTED = Long.MAX_VALUE;

  private final GroundingLimits limits;

  /** In nanoseconds of processor time of this thread. */
  private long deadline = NOT_STARTED;

  /** Rows read so far. */
  private long rows;

  private long steps;

  Stopwatch(GroundingLimits limits) {
    this.limits = limits;
  }

  /** Loaded when it is first asked. */
  private static final class Processor {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Processor() {}

    static long time() {
      return THREADS.getCurrentThreadCpuTime();
    }
  }

  /**
   * Called with every rule, or step of a rule, of what takes time without reading rows.
   *
   * @throws GroundingAbandonedException if the time is over
   */
  void step() {
    steps++;
    checkTime(steps > UNTIMED_STEPS && steps % STEPS_BETWEEN == 0);
  }

  @Override
  protected void check() {
    rows += STRIDE;
    if (!limits.mayRead().test(rows)) {
      throw new GroundingAbandonedException("grounding reads more than " + (rows - 1) + " rows");
    }
    checkTime(rows > UNTIMED);
  }

  private void checkTime(boolean isTimed) {
    if (isTimed && isLate()) {
      throw new GroundingAbandonedException("grounding takes more than " + limits.seconds() + " s");
    }
    if (limits.cancelled().getAsBoolean() || Thread.currentThread().isInterrupted()) {
      throw GroundingAbandonedException.cancelled();
    }
  }

  private boolean isLate() {
    long now = Processor.time();
    if (deadline == NOT_STARTED) {
      deadline = now + (long) (limits.seconds() * 1e9);
    }
    return now > deadline;
  }
}
