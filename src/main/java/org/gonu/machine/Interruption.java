package org.gonu.machine;

import java.util.concurrent.CancellationException;

/**
 * Cancellation by interrupting a thread. Code that runs long without checking a budget calls this
 * now and then.
 */
public final class Interruption {
  private Interruption() {}

  /**
   * Throws if the thread was interrupted. The interrupt status is kept.
   *
   * @throws CancellationException if the thread was interrupted
   */
  public static void throwIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the work was interrupted");
    }
  }
}
