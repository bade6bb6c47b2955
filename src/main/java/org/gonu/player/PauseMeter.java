package org.gonu.player;

import java.util.concurrent.locks.LockSupport;

/**
 * Measures for how long threads of this program are held up, by the collector, by other programs or
 * by a busy machine: a thread sleeps for short times and sees how late it wakes up.
 */
final class PauseMeter implements AutoCloseable {
  private static final long NAP_NANOS = 2_000_000;

  /** By how much the memory of the worst pause fades with every nap: a half after some 30 s. */
  private static final double FADING = 0.99995;

  private volatile double worstNanos;
  private volatile boolean closed;

  PauseMeter(String name) {
    Thread thread = Threads.daemon(this::watch, name + "-pauses");
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

  /** Notes a pause. */
  synchronized void note(long nanos) {
    worstNanos = Math.max(worstNanos * FADING, (double) nanos);
  }

  /** The worst pause of late, in nanoseconds. */
  long worstNanos() {
    return (long) worstNanos;
  }

  @Override
  public void close() {
    closed = true;
  }
}
