package org.gonu.game;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * Compares the circuit of a game with the reference engine at the turns of a match: on the present
 * state and a successor. A circuit that differs is distrusted from then on. It never waits.
 */
public final class RootCheck {
  private final EngineComparison engines;

  /**
   * A check for one match.
   *
   * @param reference the machine that follows the match
   */
  public RootCheck(Game game, StateMachine reference, DifferenceReport report) {
    engines = new EngineComparison(game, reference, report);
  }

  /**
   * The circuit as a machine, if it is ready and does not differ; else the reference.
   *
   * @param state the present state, of the reference machine
   */
  StateMachine machineFor(State state) {
    StateMachine circuit = engines.circuit();
    if (circuit == null) {
      return engines.reference();
    }
    Optional<String> difference = EngineComparison.finding(() -> difference(circuit, state));
    if (difference.isEmpty()) {
      return circuit;
    }
    engines.refute(state, difference.get());
    return engines.reference();
  }

  /**
   * False if there is a circuit and it differs from the reference.
   *
   * @param state the present state, of the reference machine
   */
  public boolean holds(State state) {
    return engines.circuit() == null || machineFor(state) != engines.reference();
  }

  /** A difference between the circuit and the reference on a state or its first successor. */
  private Optional<String> difference(StateMachine circuit, State state) {
    StateMachine reference = engines.reference();
    State same = circuit.stateOf(reference.facts(state));
    Optional<String> here = engines.compare(state, circuit, same);
    if (here.isPresent() || reference.isTerminal(state)) {
      return here;
    }
    ImmutableList<Move> jointMove =
        reference.roles().collect(role -> reference.legalMoves(state, role).getLast());
    State next = reference.next(state, jointMove);
    return engines
        .compare(next, circuit, circuit.next(same, jointMove))
        .map(text -> "after " + jointMove.makeString(" ") + ": " + text);
  }
}
