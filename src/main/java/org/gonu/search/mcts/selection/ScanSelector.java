package org.gonu.search.mcts.selection;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.ModuleOfVectors;

/**
 * Finds out which scan is the fastest on this machine. Vector code is slow until the just-in-time
 * compiler has compiled it: before, each vector is an object. So both scans are timed in a thread
 * beside the search ({@link ScanTiming}), which uses plain loops until vectors have won. Searches
 * that follow each other in one program share a selector, so that only the first has to wait. Safe
 * for use by several threads.
 */
public final class ScanSelector {
  /** When it was first used; 0 before. */
  private final AtomicLong firstUse = new AtomicLong();

  private final AtomicBoolean isStarted = new AtomicBoolean();
  private volatile EdgeScan fastest = new PlainScan();

  /**
   * The fastest scan known so far. All scans choose the same edges.
   *
   * @param delayNanos how long this is in use before both are timed: at first the compiler has
   *     other things to do
   */
  public EdgeScan fastest(long delayNanos) {
    if (!isStarted.get()
        && isTime(System.nanoTime(), delayNanos)
        && isStarted.compareAndSet(false, true)) {
      ModuleOfVectors.load("org.gonu.search.mcts.selection.VectorScan", EdgeScan.class)
          .ifPresent(this::start);
    }
    return fastest;
  }

  private boolean isTime(long now, long delayNanos) {
    firstUse.compareAndSet(0, now | 1);
    return now - firstUse.get() > delayNanos;
  }

  private void start(EdgeScan vectors) {
    Thread thread =
        DaemonThreads.newThread(
            () -> fastest = ScanTiming.winner(fastest, vectors), "gonu-scan-timing");
    thread.start();
  }
}
