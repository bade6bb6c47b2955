package org.gonu.datalog;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.DiagnosticCode;

/**
 * Limits beyond which rules count as a mistake of the author. They are far above all known games,
 * and low enough to end an evaluation within seconds and a few gigabytes.
 */
final class EvaluationLimits {
  /** Rows of a relation. */
  static final int ROWS = 2_000_000;

  /** Terms in all rows of a relation, so that wide relations have fewer rows. */
  static final int CELLS = 6_000_000;

  /** Different terms of a game. */
  static final int TERMS = 8_000_000;

  /** Names in one term, counted with repetition: the size of its text. */
  static final int NAMES_OF_A_TERM = 100_000;

  /** Levels of parentheses of one term. */
  static final int DEPTH_OF_A_TERM = 500;

  /** Literals of a rule that bind variables: each takes a nested stack frame. */
  static final int JOINED_LITERALS = 1000;

  private EvaluationLimits() {}

  /** Maximum number of rows of a relation with {@code arity} arguments. */
  static int rows(int arity) {
    return Math.min(ROWS, CELLS / Math.max(1, arity));
  }

  /** A fault without a rule; whoever runs the rule adds it. */
  static BrokenContractException fault(DiagnosticCode code, String message) {
    return new BrokenContractException(
        code, message, Optional.empty(), Lists.immutable.empty(), Lists.immutable.empty());
  }
}
