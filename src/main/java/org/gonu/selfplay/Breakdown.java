package org.gonu.selfplay;

import org.gonu.game.Game;
import org.gonu.machine.PackedGame;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** Says how rules break down, which lanes only notice. */
final class Breakdown {
  private Breakdown() {}

  /**
   * Lets the machine that knows the rules say how they fail in a state.
   *
   * @throws org.gonu.machine.BrokenContractException with the role, the state and the rules
   * @throws IllegalStateException if the machine finds no fault: a bug
   */
  static RuntimeException in(Game game, PackedGame packed, long[] state) {
    StateMachine machine = game.newMachine();
    State same = machine.stateOf(packed.facts(state));
    if (machine.isTerminal(same)) {
      machine.roles().each(role -> machine.goal(same, role));
    } else {
      machine.roles().each(role -> machine.legalMoves(same, role));
    }
    return new IllegalStateException("lanes and the reference differ in " + packed.facts(state));
  }
}
