package org.gonu.cli.person;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * A position in which a person has to choose.
 *
 * @param machine of the reference engine
 * @param state of the machine, not terminal
 * @param role that chooses
 */
public record PersonChoice(StateMachine machine, State state, Role role) {
  /** The legal moves of the role. */
  public ImmutableList<Move> legalMoves() {
    return machine.legalMoves(state, role);
  }

  /** The facts that hold. */
  public ImmutableList<Term> facts() {
    return machine.facts(state);
  }
}
