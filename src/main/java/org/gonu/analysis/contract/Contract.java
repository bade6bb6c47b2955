package org.gonu.analysis.contract;

import org.gonu.text.DiagnosticCode;

/** What the language promises of every match of a game. */
public enum Contract {
  /** Each role has a legal move in every state that is not terminal. */
  LEGAL_MOVE("legalMove", "a legal move for every role"),

  /** Each role but chance has a goal value in every terminal state. */
  GOAL_VALUE("goalValue", "a goal value at the end"),

  /** No role has several goal values in a state, terminal or not. */
  ONE_GOAL_VALUE("oneGoalValue", "never two goal values"),

  /** Every match comes to its end. */
  END("end", "every match ends");

  private final String key;
  private final String title;

  Contract(String key, String title) {
    this.key = key;
    this.title = title;
  }

  /** Its name in JSON. */
  public String key() {
    return key;
  }

  /** What is promised, in a few words. */
  public String title() {
    return title;
  }

  /** True if a finding of this code shows that the promise is broken. */
  public boolean isBrokenBy(DiagnosticCode code) {
    return switch (this) {
      case LEGAL_MOVE -> code == DiagnosticCode.NO_LEGAL_MOVE;
      case GOAL_VALUE -> code == DiagnosticCode.NO_GOAL_VALUE;
      case ONE_GOAL_VALUE -> code == DiagnosticCode.SEVERAL_GOAL_VALUES;
      case END -> code == DiagnosticCode.STATE_COMES_AGAIN || code == DiagnosticCode.MATCH_TOO_LONG;
    };
  }

  /** True if a finding of this code is of one state: a move or a single goal value is missing. */
  public static boolean isBrokenInAState(DiagnosticCode code) {
    return LEGAL_MOVE.isBrokenBy(code)
        || GOAL_VALUE.isBrokenBy(code)
        || ONE_GOAL_VALUE.isBrokenBy(code);
  }
}
