package org.gonu.engine.circuit.export;

/** A circuit is too large to be written, most often since its recursion has to be unrolled. */
public final class TooManyGatesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManyGatesException(String message) {
    super(message);
  }
}
