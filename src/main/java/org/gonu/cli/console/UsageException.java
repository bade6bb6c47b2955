package org.gonu.cli.console;

/** The command line cannot be carried out as written. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The message says what is wrong and names the value. */
  public UsageException(String message) {
    super(message);
  }
}
