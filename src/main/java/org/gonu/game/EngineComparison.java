package org.gonu.game;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.jspecify.annotations.Nullable;

/**
 * The circuit of a game beside the reference engine in one match. A circuit that differs is
 * reported and withdrawn. It never waits for the circuit to be made.
 */
final class EngineComparison {
  private final Game game;
  private final StateMachine reference;
  private final DifferenceReport report;

  /** The circuit as a machine; null before it is first asked for. */
  private @Nullable StateMachine circuit;

  /**
   * A comparison for one match.
   *
   * @param reference the machine that follows the match
   */
  EngineComparison(Game game, StateMachine reference, DifferenceReport report) {
    this.game = game;
    this.reference = reference;
    this.report = report;
  }

  /** The machine that follows the match. */
  StateMachine reference() {
    return reference;
  }

  /** The circuit as a machine, the same every time; null if it is not made or was withdrawn. */
  @Nullable StateMachine circuit() {
    Optional<FastEngine.Made> made = game.fastEngine().ready();
    if (made.isEmpty()) {
      circuit = null;
      return null;
    }
    if (circuit == null) {
      circuit = game.newMachine(made.get().circuit());
    }
    return circuit;
  }

  /** Reports that the circuit differs in a state of the reference, and withdraws it. */
  void refute(State state, String difference) {
    report.write(game, reference.facts(state), difference);
    game.fastEngine().distrust("it differs from the reference engine: " + difference);
  }

  /**
   * What a comparison finds: a difference, or none. A state or a move that the circuit does not
   * know is one. Rules that break their contract are at fault themselves, which does not count
   * against the circuit: the next question to the reference tells.
   */
  static Optional<String> finding(Supplier<Optional<String>> comparison) {
    try {
      return comparison.get();
    } catch (BrokenContractException broken) {
      return Optional.empty();
    } catch (IllegalArgumentException unknown) {
      return Optional.of(String.valueOf(unknown.getMessage()));
    }
  }

  /**
   * The first difference between the circuit and the reference on a state; empty if they agree.
   *
   * @param own the same state, of the circuit
   * @throws BrokenContractException if the rules give no legal move or goal
   */
  Optional<String> compare(State state, StateMachine candidate, State own) {
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
