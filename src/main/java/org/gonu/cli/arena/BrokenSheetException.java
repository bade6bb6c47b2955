package org.gonu.cli.arena;

import org.gonu.cli.console.InputException;

/** The rules of a sheet broke down in a match. */
public final class BrokenSheetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final InputException error;

  /** An exception with what the user is told of the rules. */
  public BrokenSheetException(InputException error) {
    super(error.getMessage());
    this.error = error;
  }

  /** What the user is told. */
  InputException error() {
    return error;
  }
}
