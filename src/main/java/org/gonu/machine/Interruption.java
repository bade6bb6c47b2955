package org.gonu.machine;

import java.util.concurrent.CancellationException;

/**
 * How a search notices that nobody wants it any more, wherever it is: its thread is interrupted.
 * What runs long without looking at a budget asks now and then.
 */
public final class Interruption {
  private Interruption() {}

  /**
   * Breaks off what the thread does if it was interrupted. It stays marked.
   *
   * @throws CancellationException if it was
   */
  public static void throwIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the search was interrupted");
    }
  }
}
