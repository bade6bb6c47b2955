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
 * A fault of the rules, with the shortest known match that shows it in its last state, or by one
 * more joint move.
 *
 * @param role the role whose moves or goals are at fault; empty if the fault concerns no role
 * @param message what is wrong, one line
 * @param rules the rules at fault, the most likely first; may be empty
 * @param steps the states of the match, the initial state first
 * @param undone the joint move that the last state cannot carry out; empty if the fault is one of
 *     the state itself
 * @param isShortest true if no shorter match shows it
 */
public record Violation(
    DiagnosticCode code,
    Optional<Role> role,
    String message,
    ImmutableList<Rule> rules,
    ImmutableList<Step> steps,
    ImmutableList<Term> undone,
    boolean isShortest) {

  /**
   * A state of the match.
   *
   * @param jointMove the joint move that led here, in role order; empty at the start
   * @param facts in canonical order
   * @param legalCounts number of legal moves of each role; 0 in a terminal state
   * @param goals the goal of each role, in role order; empty for a role without exactly one value
   */
  public record Step(
      ImmutableList<Move> jointMove,
      ImmutableList<Term> facts,
      boolean isTerminal,
      ImmutableList<Integer> legalCounts,
      ImmutableList<OptionalInt> goals) {}

  /**
   * True for an error, false for a warning. Falling goals are a warning: only terminal states need
   * goal values.
   */
  public boolean isError() {
    return code.severity() == Severity.ERROR;
  }

  /** True for what the author should see: all but falling goals, which are only measured. */
  public boolean isFinding() {
    return code != DiagnosticCode.FALLING_GOAL;
  }

  /** Number of joint moves of the match. */
  public int length() {
    return steps.size() - 1;
  }
}
