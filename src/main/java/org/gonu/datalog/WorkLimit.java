package org.gonu.datalog;

import java.util.concurrent.CancellationException;

/** Limits the work of joins. It counts the rows read and checks now and then. */
public class WorkLimit {
  /** Number of rows between two checks. */
  protected static final int STRIDE = 4096;

  private int left = STRIDE;

  /** Counts a row that was read. */
  final void tick() {
    if (--left < 0) {
      left = STRIDE;
      check();
    }
  }

  /**
   * Called every {@value #STRIDE} rows. Subclasses may throw to abort the evaluation.
   *
   * @throws CancellationException if the thread was interrupted
   */
  protected void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the evaluation of rules was interrupted");
    }
  }
}
