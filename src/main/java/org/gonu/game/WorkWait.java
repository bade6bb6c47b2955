package org.gonu.game;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Waits for work of this program until it has taken too much processor time. A machine that is busy
 * with other things only makes the wait longer.
 */
final class WorkWait {
  /** Time between two readings of the processor time. */
  private static final Duration PAUSE = Duration.ofMillis(100);

  private final LongSupplier nanos;
  private final Duration pause;

  /**
   * A wait.
   *
   * @param nanos processor time so far
   * @param pause between two readings of it
   */
  WorkWait(LongSupplier nanos, Duration pause) {
    this.nanos = nanos;
    this.pause = pause;
  }

  /** A wait by the processor time of all threads: several may do the work. */
  static WorkWait ofThisProgram() {
    return new WorkWait(WorkWait::processNanos, PAUSE);
  }

  /** Waits for the end of some work. Returns false if it takes more than the limit from now on. */
  boolean await(CountDownLatch end, Duration limit) throws InterruptedException {
    long begin = nanos.getAsLong();
    boolean ended = end.await(0, TimeUnit.NANOSECONDS);
    while (!ended && nanos.getAsLong() - begin < limit.toNanos()) {
      ended = end.await(pause.toNanos(), TimeUnit.NANOSECONDS);
    }
    return ended;
  }

  /** The time of the clock stands in where a machine does not tell that of its processors. */
  private static long processNanos() {
    if (ManagementFactory.getOperatingSystemMXBean()
        instanceof com.sun.management.OperatingSystemMXBean machine) {
      long time = machine.getProcessCpuTime();
      if (time >= 0) {
        return time;
      }
    }
    return System.nanoTime();
  }
}
