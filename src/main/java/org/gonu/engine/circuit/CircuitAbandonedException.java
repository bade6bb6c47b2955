package org.gonu.engine.circuit;

/** Thrown where the making of a circuit was cancelled or would cost too much. */
public final class CircuitAbandonedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CircuitAbandonedException(String message) {
    super(message);
  }
}
