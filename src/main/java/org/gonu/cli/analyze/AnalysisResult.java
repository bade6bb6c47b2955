package org.gonu.cli.analyze;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchReport;

/**
 * The result of the analysis of a position.
 *
 * @param machine of the reference engine
 * @param state of the machine
 * @param reports by role; empty if the position is terminal or no search reached it
 * @param seconds that the search took
 * @param finishedPlayouts in that time
 * @param isSettled true if more search would repeat what is known
 * @param readySeconds until the search on the circuit took over from that on the reference engine;
 *     empty if it did not
 */
record AnalysisResult(
    Game game,
    StateMachine machine,
    State state,
    ImmutableList<SearchReport> reports,
    double seconds,
    long finishedPlayouts,
    boolean isSettled,
    OptionalDouble readySeconds) {
  /** The result for a terminal position. */
  static AnalysisResult terminal(Game game, StateMachine machine, State state) {
    return new AnalysisResult(
        game, machine, state, Lists.immutable.empty(), 0, 0, true, OptionalDouble.empty());
  }

  boolean isTerminal() {
    return machine.isTerminal(state);
  }

  ImmutableList<Role> roles() {
    return machine.roles();
  }

  /** The legal moves of a role; none in a terminal state. */
  ImmutableList<Move> legalMoves(Role role) {
    return isTerminal() ? Lists.immutable.empty() : machine.legalMoves(state, role);
  }

  /** Finished playouts per second. */
  double playoutsPerSecond() {
    return finishedPlayouts / Math.max(seconds, 1e-9);
  }

  /** The number of joint moves of the expected line, if it leads to the end of the match. */
  OptionalInt stepsToEnd() {
    return end().isPresent() ? OptionalInt.of(line().size()) : OptionalInt.empty();
  }

  /** True if the expected line begins with a move of a role and ends with a goal for it. */
  boolean lineLeads(Role role, Move first, int goal) {
    return line().notEmpty()
        && line().getFirst().get(role.index()).equals(first)
        && end().filter(last -> gives(last, role, goal)).isPresent();
  }

  private boolean gives(State last, Role role, int goal) {
    try {
      return machine.goal(last, role) == goal;
    } catch (BrokenContractException none) {
      return false;
    }
  }

  private ImmutableList<ImmutableList<Move>> line() {
    return reports.getFirst().expectedLine();
  }

  /** The terminal state to which the expected line leads; empty if it leads to none. */
  private Optional<State> end() {
    State at = state;
    for (ImmutableList<Move> joint : line()) {
      if (!isLegal(at, joint)) {
        return Optional.empty();
      }
      at = machine.next(at, joint);
    }
    return machine.isTerminal(at) ? Optional.of(at) : Optional.empty();
  }

  private boolean isLegal(State at, ImmutableList<Move> joint) {
    return !machine.isTerminal(at)
        && roles()
            .allSatisfy(role -> machine.legalMoves(at, role).contains(joint.get(role.index())));
  }
}
