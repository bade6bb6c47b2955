package org.gonu.cli;

/** The command line cannot be carried out as written. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The message says what is wrong and names the value. */
  UsageException(String message) {
    super(message);
  }
}
