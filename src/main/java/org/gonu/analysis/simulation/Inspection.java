package org.gonu.analysis.simulation;

import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;

/**
 * What the rules give for one state.
 *
 * @param facts in canonical order
 * @param legal the legal moves of each role, in role order; empty for a role without legal moves,
 *     and in a terminal state
 * @param goals the goal of each role, in role order; empty for a role without exactly one value
 * @param faults the faults of the state itself, whatever the course to it
 */
record Inspection(
    ImmutableList<Term> facts,
    boolean isTerminal,
    ImmutableList<ImmutableList<Move>> legal,
    ImmutableList<OptionalInt> goals,
    ImmutableList<Fault> faults) {

  /** True if a joint move can be made. */
  boolean goesOn() {
    return !isTerminal && legal.allSatisfy(ImmutableList::notEmpty);
  }

  /** The same without legal moves, and with one more fault, for which none can be carried out. */
  Inspection brokenOff(Fault fault) {
    return new Inspection(
        facts,
        isTerminal,
        legal.collect(own -> Lists.immutable.empty()),
        goals,
        faults.newWith(fault));
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
