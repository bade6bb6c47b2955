package org.gonu.cli.console;

/** The exit codes of the program. */
public final class ExitCode {
  /** All is well. */
  public static final int FINE = 0;

  /**
   * An input has errors (a rule sheet, a record, a position), a test or check has failed, or a
   * player cannot be reached.
   */
  public static final int INPUT_HAS_ERRORS = 1;

  /** The command line is wrong. */
  public static final int WRONG_USAGE = 2;

  /** A bug of this program. */
  public static final int BUG = 3;

  /** The user has pressed Ctrl-C. */
  public static final int INTERRUPTED = 130;

  /** All of them, for help. */
  public static final String MEANINGS =
      "0 fine, 1 the input has errors, a test has failed or a player cannot be reached,"
          + " 2 wrong usage, 3 a bug of this program, 130 ended by Ctrl-C.";

  private ExitCode() {}
}
