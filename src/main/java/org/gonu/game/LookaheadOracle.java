package org.gonu.game;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.jspecify.annotations.Nullable;

/**
 * Runs ahead of the reference engine on the circuit. It predicts whether the match goes on after a
 * joint move, so that players can be asked for their next moves while the reference engine still
 * computes the state. The reference state is then compared with the prediction: a circuit that
 * differs is reported and withdrawn. The oracle never waits for the circuit to be made.
 */
public final class LookaheadOracle {
  private final EngineComparison engines;

  /** The predicted state, of the circuit; null if there is none. */
  private @Nullable State ahead;

  /** Why the circuit rejected the last joint move; empty if it did not. */
  private Optional<String> refusal = Optional.empty();

  /**
   * An oracle for one match.
   *
   * @param reference the machine that follows the match
   */
  public LookaheadOracle(Game game, StateMachine reference, DifferenceReport report) {
    engines = new EngineComparison(game, reference, report);
  }

  /**
   * True if the circuit predicts that the match goes on after a joint move from the last settled
   * state; false if it ends or nothing is known. The next call must be {@link #settle} with the
   * state that follows.
   */
  public boolean goesOnAfter(ImmutableList<Move> jointMove) {
    State from = ahead;
    StateMachine circuit = from == null ? null : engines.circuit();
    if (from == null || circuit == null) {
      return false;
    }
    try {
      ahead = circuit.next(from, jointMove);
      return !circuit.isTerminal(ahead);
    } catch (IllegalArgumentException unknown) {
      refusal = Optional.of("after " + jointMove.makeString(" ") + ": " + unknown.getMessage());
      return false;
    }
  }

  /**
   * Compares the present state of the reference with the prediction, or starts to use the circuit
   * if it has become ready.
   *
   * @param state the present state, of the reference machine
   */
  public void settle(State state) {
    StateMachine circuit = engines.circuit();
    if (circuit == null) {
      ahead = null;
      return;
    }
    Optional<String> difference =
        refusal.or(() -> EngineComparison.finding(() -> difference(circuit, state)));
    if (difference.isPresent()) {
      ahead = null;
      engines.refute(state, difference.get());
    }
  }

  private Optional<String> difference(StateMachine circuit, State state) {
    State own = ahead;
    if (own == null) {
      own = circuit.stateOf(engines.reference().facts(state));
      ahead = own;
    }
    return engines.compare(state, circuit, own);
  }
}
