package org.gonu.cli.console;

/**
 * An input has errors that make it unusable; the message is complete and ends with a line break.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** An exception with a message for the user. */
  public InputException(String message) {
    super(message);
  }
}
