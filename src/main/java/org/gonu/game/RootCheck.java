package org.gonu.game;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.jspecify.annotations.Nullable;

/**
 * Compares the circuit of a game with the reference engine at the turns of a match: on the present
 * state and a successor. A circuit that differs is distrusted from then on. It never waits.
 */
public final class RootCheck {
  private final Game game;
  private final StateMachine reference;
  private final DifferenceReport report;
  private @Nullable StateMachine fast;

  /**
   * A check for one match.
   *
   * @param reference the machine that follows the match
   */
  public RootCheck(Game game, StateMachine reference, DifferenceReport report) {
    this.game = game;
    this.reference = reference;
    this.report = report;
  }

  /**
   * The circuit as a machine, if it is ready and does not differ; else the reference.
   *
   * @param state the present state, of the reference machine
   */
  StateMachine machineFor(State state) {
    StateMachine candidate = candidate();
    if (candidate == null) {
      return reference;
    }
    Optional<String> difference = difference(candidate, state);
    if (difference.isEmpty()) {
      return candidate;
    }
    report.write(game, reference.facts(state), difference.get());
    game.fastEngine().distrust("it differs from the reference engine: " + difference.get());
    return reference;
  }

  /**
   * False if there is a circuit and it differs from the reference.
   *
   * @param state the present state, of the reference machine
   */
  public boolean holds(State state) {
    return candidate() == null || machineFor(state) != reference;
  }

  private @Nullable StateMachine candidate() {
    Optional<FastEngine.Made> made = game.fastEngine().ready();
    if (made.isEmpty()) {
      return null;
    }
    if (fast == null) {
      fast = game.newMachine(made.get().circuit());
    }
    return fast;
  }

  /** A difference between the candidate and the reference on a state or its first successor. */
  private Optional<String> difference(StateMachine candidate, State state) {
    ImmutableList<Term> facts = reference.facts(state);
    try {
      State same = candidate.stateOf(facts);
      Optional<String> here = compare(reference, state, candidate, same);
      if (here.isPresent() || reference.isTerminal(state)) {
        return here;
      }
      ImmutableList<Move> jointMove =
          reference.roles().collect(role -> reference.legalMoves(state, role).getLast());
      State next = reference.next(state, jointMove);
      return compare(reference, next, candidate, candidate.next(same, jointMove))
          .map(text -> "after " + jointMove.makeString(" ") + ": " + text);
    } catch (BrokenContractException broken) {
      // The rules are at fault, which does not count against the circuit.
      return Optional.empty();
    } catch (IllegalArgumentException unknown) {
      return Optional.of(String.valueOf(unknown.getMessage()));
    }
  }

  /**
   * The first difference between a candidate and the reference on a state; empty if they agree.
   *
   * @param own the same state, of the candidate machine
   * @throws BrokenContractException if the rules give no legal move or goal
   */
  static Optional<String> compare(
      StateMachine reference, State state, StateMachine candidate, State own) {
    ImmutableList<Term> facts = reference.facts(state);
    if (!candidate.facts(own).equals(facts)) {
      return differing("facts", facts, candidate.facts(own));
    }
    boolean terminal = reference.isTerminal(state);
    if (candidate.isTerminal(own) != terminal) {
      return differing("terminal", terminal, !terminal);
    }
    for (Role role : reference.roles()) {
      if (terminal) {
        int goal = reference.goal(state, role);
        if (candidate.goal(own, role) != goal) {
          return differing("goal of " + role, goal, candidate.goal(own, role));
        }
      } else {
        ImmutableList<Move> legal = reference.legalMoves(state, role);
        if (!candidate.legalMoves(own, role).equals(legal)) {
          return differing("legal moves of " + role, legal, candidate.legalMoves(own, role));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> differing(String what, Object reference, Object circuit) {
    return Optional.of(what + ": the reference says " + reference + ", the circuit " + circuit);
  }
}
