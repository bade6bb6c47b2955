package org.gonu.game;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.jspecify.annotations.Nullable;

/**
 * Runs ahead of a match on the circuit: it tells at once whether the match goes on after a joint
 * move, so that players can be asked for their next moves while the reference engine still computes
 * the state. What the reference says of the state settles the matter: a circuit that says otherwise
 * is reported and not used again. It never waits for the circuit to be made.
 */
public final class LookaheadOracle {
  private final Game game;
  private final StateMachine reference;
  private final DifferenceReport report;
  private @Nullable StateMachine circuit;

  /** The state of the circuit; null if it has none to go on from. */
  private @Nullable State ahead;

  /** What the circuit could not make of the last joint move. */
  private Optional<String> refusal = Optional.empty();

  /**
   * A scout for one match.
   *
   * @param reference the machine that follows the match
   */
  public LookaheadOracle(Game game, StateMachine reference, DifferenceReport report) {
    this.game = game;
    this.reference = reference;
    this.report = report;
  }

  /**
   * True if the circuit says that the match is not over after a joint move from the state that was
   * settled last; false if it is over or nothing is known. The state that follows is to be settled
   * next.
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
   * Takes the reference's word for the present state: compares the circuit's with it, or takes the
   * circuit up if it has been made meanwhile.
   *
   * @param state of the reference
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
      // The rules are at fault: whoever asks the reference next is told.
      return Optional.empty();
    }
  }
}
