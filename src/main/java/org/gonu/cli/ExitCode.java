package org.gonu.cli;

/** What the process tells its caller. */
final class ExitCode {
  /** All is well. */
  static final int FINE = 0;

  /** The input has errors: a rule sheet, a record, a position; or a player cannot be reached. */
  static final int INPUT_HAS_ERRORS = 1;

  /** The command line is wrong. */
  static final int WRONG_USAGE = 2;

  /** A bug of this program. */
  static final int BUG = 3;

  private ExitCode() {}
}
