package org.gonu.game;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.BrokenContractException;
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
  private final Game game;
  private final StateMachine reference;
  private final DifferenceReport report;
  private @Nullable StateMachine circuit;

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
    this.game = game;
    this.reference = reference;
    this.report = report;
  }

  /**
   * True if the circuit predicts that the match goes on after a joint move from the last settled
   * state; false if it ends or nothing is known. The next call must be {@link #settle} with the
   * state that follows.
   */
  public boolean goesOnAfter(ImmutableList<Move> jointMove) {
    StateMachine machine = circuit;
    State from = ahead;
    if (machine == null || from == null) {
      return false;
    }
    try {
      ahead = machine.next(from, jointMove);
      return !machine.isTerminal(ahead);
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
    Optional<FastEngine.Made> made = game.fastEngine().ready();
    if (made.isEmpty()) {
      circuit = null;
      ahead = null;
      return;
    }
    Optional<String> difference = difference(made.get(), state);
    if (difference.isPresent()) {
      circuit = null;
      ahead = null;
      report.write(game, reference.facts(state), difference.get());
      game.fastEngine().distrust("it differs from the reference engine: " + difference.get());
    }
  }

  private Optional<String> difference(FastEngine.Made made, State state) {
    if (refusal.isPresent()) {
      return refusal;
    }
    StateMachine machine = circuit;
    if (machine == null) {
      machine = game.newMachine(made.circuit());
      circuit = machine;
    }
    try {
      State own = ahead;
      if (own == null) {
        own = machine.stateOf(reference.facts(state));
        ahead = own;
      }
      return RootCheck.compare(reference, state, machine, own);
    } catch (IllegalArgumentException unknown) {
      return Optional.of(String.valueOf(unknown.getMessage()));
    } catch (BrokenContractException broken) {
      // The rules are at fault. The next query of the reference engine reports it.
      return Optional.empty();
    }
  }
}
