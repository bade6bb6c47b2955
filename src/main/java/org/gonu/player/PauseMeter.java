package org.gonu.player;

import java.util.concurrent.locks.LockSupport;
import org.gonu.machine.DaemonThreads;

/**
 * Measures for how long threads of this program are delayed, by the garbage collector, by other
 * programs or by a busy machine: a thread sleeps for short times and measures how late it wakes up.
 */
final class PauseMeter implements AutoCloseable {
  private static final long NAP_NANOS = 2_000_000;

  /** Factor by which the worst pause decays with every sleep: it halves in some 30 s. */
  private static final double FADING = 0.99995;

  private volatile double worstNanos;
  private volatile boolean closed;

  PauseMeter(String name) {
    Thread thread = DaemonThreads.newThread(this::watch, name + "-pauses");
    thread.start();
  }

  private void watch() {
    long before = System.nanoTime();
    while (!closed) {
      LockSupport.parkNanos(NAP_NANOS);
      long now = System.nanoTime();
      note(now - before - NAP_NANOS);
      before = now;
    }
  }

  /** Records a pause. */
  synchronized void note(long nanos) {
    worstNanos = Math.max(worstNanos * FADING, (double) nanos);
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
