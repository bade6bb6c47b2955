package org.gonu.datalog;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.DiagnosticCode;

/**
 * What rules may make before they are taken for a slip: far above any game that is known, and low
 * enough that an evaluation ends within seconds and some gigabytes.
 */
final class EvaluationLimits {
  /** Rows of a relation. */
  static final int ROWS = 2_000_000;

  /** Terms in all rows of a relation, so that wide ones have fewer rows. */
  static final int CELLS = 6_000_000;

  /** Different terms of a game. */
  static final int TERMS = 8_000_000;

  /** Names in one term, each as often as it stands there: what it takes to write it down. */
  static final int NAMES_OF_A_TERM = 100_000;

  /** Levels of parentheses of one term. */
  static final int DEPTH_OF_A_TERM = 500;

  /** Literals of a rule that bind variables: one stack frame is nested in another for each. */
  static final int JOINED_LITERALS = 1000;

  private EvaluationLimits() {}

  /** Rows that a relation of so many arguments may have. */
  static int rows(int arity) {
    return Math.min(ROWS, CELLS / Math.max(1, arity));
  }

  /** A fault whose rule is found by who runs it. */
  static BrokenContractException fault(DiagnosticCode code, String message) {
    return new BrokenContractException(
        code, message, Optional.empty(), Lists.immutable.empty(), Lists.immutable.empty());
  }
}
