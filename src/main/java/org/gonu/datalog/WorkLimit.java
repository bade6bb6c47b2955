package org.gonu.datalog;

import java.util.concurrent.CancellationException;

/** Bounds what joins may cost. Told of every row looked at, it checks now and then. */
public class WorkLimit {
  /** Rows between two checks. */
  protected static final int STRIDE = 4096;

  private int left = STRIDE;

  /** No limit but the interruption of the thread. */
  public static WorkLimit none() {
    return new WorkLimit();
  }

  /** One more row was looked at. */
  final void tick() {
    if (--left < 0) {
      left = STRIDE;
      check();
    }
  }

  /**
   * Called every {@value #STRIDE} rows; throws to break the evaluation off.
   *
   * @throws CancellationException if the thread was interrupted
   */
  protected void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the evaluation of rules was interrupted");
    }
  }
}
