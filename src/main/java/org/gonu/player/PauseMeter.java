package org.gonu.player;

import java.util.concurrent.locks.LockSupport;
import org.gonu.machine.DaemonThreads;

/**
 * Measures for how long threads of this program are delayed, by the garbage collector, by other
 * programs or by a busy machine: a thread sleeps for short times and measures how late it wakes up.
 */
final class PauseMeter implements AutoCloseable {
  private final long sleepNanos;

  /** Factor by which the worst pause decays with every sleep. By default it halves in 30 s. */
  private final double fading;

  private volatile double worstNanos;
  private volatile boolean closed;

  /**
   * A meter, which begins to measure.
   *
   * @param sleepNanos time of each sleep
   * @param fading factor by which the worst pause decays with each of them
   */
  PauseMeter(long sleepNanos, double fading) {
    this.sleepNanos = sleepNanos;
    this.fading = fading;
    Thread thread = DaemonThreads.newThread(this::watch, "gonu-pauses");
    thread.start();
  }

  private void watch() {
    long before = System.nanoTime();
    while (!closed) {
      LockSupport.parkNanos(sleepNanos);
      long now = System.nanoTime();
      note(now - before - sleepNanos);
      before = now;
    }
  }

  /** Records a pause. */
  synchronized void note(long nanos) {
    worstNanos = Math.max(worstNanos * fading, (double) nanos);
  }

  /** The worst recent pause, decayed, in nanoseconds. */
  long worstNanos() {
    return (long) worstNanos;
  }

  @Override
  public void close() {
    closed = true;
  }
}
