package org.gonu.machine;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/**
 * A game, one state at a time.
 *
 * <p>States belong to the machine that made them. A machine is confined to one thread at a time.
 * Methods throw {@link BrokenContractException} where the rules break the contract of a game (no
 * legal move, no or several goal values).
 */
public interface StateMachine {
  /** The roles in role order; at least one. */
  ImmutableList<Role> roles();

  /** The state in which a match starts. */
  State initialState();

  /** The state in which exactly these facts hold (arguments of {@code true}, ground). */
  State stateOf(Iterable<? extends Term> facts);

  /** The facts that hold in a state, in {@linkplain org.gonu.machine.TermOrder canonical order}. */
  ImmutableList<Term> facts(State state);

  /** True if the match is over in this state. */
  boolean isTerminal(State state);

  /**
   * The legal moves of a role, in canonical order. So "the first legal move" and seeded choices are
   * the same in every engine.
   *
   * @throws BrokenContractException if there is no legal move and the state is not terminal
   */
  ImmutableList<Move> legalMoves(State state, Role role);

  /**
   * The next state after a joint move.
   *
   * @param jointMove one legal move for each role, in role order; legality is not checked
   */
  State next(State state, ImmutableList<Move> jointMove);

  /**
   * The goal value of a role, 0 to 100 points. Only terminal states need to have one.
   *
   * @throws BrokenContractException if there is not exactly one value, or it is out of range
   */
  int goal(State state, Role role);
}
