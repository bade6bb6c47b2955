package org.gonu.analysis.simulation;

import java.util.OptionalInt;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;

/**
 * What the rules say of one state.
 *
 * @param facts in canonical order
 * @param legal moves of each role, in role order; none for a role whose rules give none, and none
 *     at all in a terminal state
 * @param goals of each role, in role order; empty for a role whose rules give none or several
 * @param faults of the state itself, however it was come to
 */
record Look(
    ImmutableList<Term> facts,
    boolean isTerminal,
    ImmutableList<ImmutableList<Move>> legal,
    ImmutableList<OptionalInt> goals,
    ImmutableList<Fault> faults) {

  /** True if a joint move can be made. */
  boolean goesOn() {
    return !isTerminal && legal.allSatisfy(ImmutableList::notEmpty);
  }

  /** Number of joint moves. */
  double branching() {
    double product = 1;
    for (ImmutableList<Move> own : legal) {
      product *= own.size();
    }
    return product;
  }
}
