package org.gonu.cli;

/** An input has errors that make it useless; the message is complete and ends with a line break. */
final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  InputException(String message) {
    super(message);
  }
}
