package org.gonu.machine;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/**
 * A game, one state at a time.
 *
 * <p>States belong to the machine that made them. A machine is confined to one thread at a time.
 * Rules that break the contract of a game when they run (no legal move, no or several goal values)
 * give a {@link BrokenContractException}.
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
   * The moves that a role may make, in canonical order, so that "the first legal move" and seeded
   * choices are the same whatever engine runs and whatever it did before.
   *
   * @throws BrokenContractException if there is none and the state is not terminal
   */
  ImmutableList<Move> legalMoves(State state, Role role);

  /**
   * The state that follows.
   *
   * @param jointMove one legal move for each role, in role order; legality is not checked
   */
  State next(State state, ImmutableList<Move> jointMove);

  /**
   * The goal value of a role, 0 to 100 points. Sheets need to give one in terminal states only.
   *
   * @throws BrokenContractException if there is no value, more than one, or none in the range
   */
  int goal(State state, Role role);
}
