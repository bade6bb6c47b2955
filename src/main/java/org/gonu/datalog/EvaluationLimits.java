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
  /** Numbers that a relation of a state may hold, so that wide relations have fewer rows. */
  private static final int NUMBERS = 15_000_000;

  /** Numbers that a relation of all states may hold; grounding has a limit of time as well. */
  private static final int NUMBERS_OF_ALL_STATES = 2 * NUMBERS;

  /** Numbers that a row takes besides its terms: its places in the hash tables, half empty. */
  private static final int NUMBERS_OF_A_ROW = 8;

  /** Different terms of a game. */
  static final int TERMS = 8_000_000;

  /** Literals of a rule that bind variables: each takes a nested stack frame. */
  static final int JOINED_LITERALS = 1000;

  private EvaluationLimits() {}

  /** Maximum number of rows of a relation of a state with {@code arity} arguments. */
  static int rows(int arity) {
    return NUMBERS / (arity + NUMBERS_OF_A_ROW);
  }

  /** Maximum number of rows of a relation of what can hold in any state. */
  static int rowsOfAllStates(int arity) {
    return NUMBERS_OF_ALL_STATES / (arity + NUMBERS_OF_A_ROW);
  }

  /** A fault without a rule; whoever runs the rule adds it. */
  static BrokenContractException fault(DiagnosticCode code, String message) {
    return new BrokenContractException(
        code, message, Optional.empty(), Lists.immutable.empty(), Lists.immutable.empty());
  }
}
