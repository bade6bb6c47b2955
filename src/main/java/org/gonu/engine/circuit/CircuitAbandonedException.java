package org.gonu.engine.circuit;

/** Thrown where the making of a circuit was cancelled or would cost too much. */
public final class CircuitAbandonedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CircuitAbandonedException(String message) {
    super(message);
  }

  /**
   * Breaks the making of a circuit off if the thread that makes it was interrupted; every long loop
   * asks now and then.
   *
   * @throws CircuitAbandonedException if it was
   */
  public static void throwIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CircuitAbandonedException("the making of the circuit was cancelled");
    }
  }
}
