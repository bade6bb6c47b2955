package org.gonu.ground;

/** Thrown where grounding would cost more than it may; the message says what grew too large. */
public final class GroundingAbandonedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  GroundingAbandonedException(String message) {
    super(message);
  }
}
