package org.gonu.analysis.contract;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/** Carries out matches by the rules, since what a formula or a circuit shows may be wrong. */
@FunctionalInterface
public interface ContractWitness {
  /**
   * True if a match is legal and breaks a contract in its last state.
   *
   * @param match joint moves in role order
   */
  boolean confirms(Contract contract, ImmutableList<ImmutableList<Move>> match);
}
