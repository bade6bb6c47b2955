package org.gonu.cli.console;

/** A command line is wrong. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * An exception.
   *
   * @param message says what is wrong and names the value
   */
  public UsageException(String message) {
    super(message);
  }
}
