package org.gonu.cli.console;

/** What the process tells its caller. */
public final class ExitCode {
  /** All is well. */
  public static final int FINE = 0;

  /** The input has errors: a rule sheet, a record, a position; or a player cannot be reached. */
  public static final int INPUT_HAS_ERRORS = 1;

  /** The command line is wrong. */
  public static final int WRONG_USAGE = 2;

  /** A bug of this program. */
  public static final int BUG = 3;

  private ExitCode() {}
}
