package org.gonu.analysis.simulation;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Severity;

/**
 * A fault of the rules, with the shortest match found that shows it in its last state.
 *
 * @param role whose moves or goals are at fault; empty if no role's
 * @param message what is wrong, one line
 * @param rules that are at fault, the first to be blamed first; may be empty
 * @param steps of the match, the first of which is its initial state
 * @param isShortest true if no shorter match shows it
 */
public record Violation(
    DiagnosticCode code,
    Optional<Role> role,
    String message,
    ImmutableList<Rule> rules,
    ImmutableList<Step> steps,
    boolean isShortest) {

  /**
   * A state of the match.
   *
   * @param jointMove that led here, in role order; empty at the start
   * @param facts in canonical order
   * @param legalCounts number of legal moves of each role; 0 in a terminal state, and for a role
   *     whose rules give none
   * @param goals of each role, in role order; empty for a role whose rules give none or several
   */
  public record Step(
      ImmutableList<Move> jointMove,
      ImmutableList<Term> facts,
      boolean isTerminal,
      ImmutableList<Integer> legalCounts,
      ImmutableList<OptionalInt> goals) {}

  /**
   * True if a game must not be so. That goals fall is worth knowing, but common: sheets need to
   * give values in terminal states only.
   */
  public boolean isError() {
    return code.severity() == Severity.ERROR;
  }

  /** Number of joint moves of the match. */
  public int length() {
    return steps.size() - 1;
  }
}
