package org.gonu.engine.circuit;

/** Thrown if the construction of a circuit was cancelled or would cost too much. */
public final class CircuitAbandonedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the reason, one line. */
  public CircuitAbandonedException(String message) {
    super(message);
  }

  /**
   * Abandons the construction of a circuit if its thread was interrupted. Every long loop calls
   * this now and then.
   *
   * @throws CircuitAbandonedException if the thread was interrupted
   */
  public static void throwIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CircuitAbandonedException("the construction of the circuit was cancelled");
    }
  }
}
