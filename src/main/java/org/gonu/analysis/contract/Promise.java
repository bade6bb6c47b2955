package org.gonu.analysis.contract;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.sat.SatSolver;

/**
 * What a contract promises a role in a single state.
 *
 * @param role its number
 */
record Promise(Contract contract, int role) {
  /** The promises that are made to all roles of a game. Chance needs no goal. */
  static ImmutableList<Promise> of(Circuit circuit) {
    MutableList<Promise> promises = Lists.mutable.empty();
    for (int role = 0; role < circuit.roles().size(); role++) {
      promises.add(new Promise(Contract.LEGAL_MOVE, role));
      if (!circuit.roles().get(role).isChance()) {
        promises.add(new Promise(Contract.GOAL_VALUE, role));
      }
      promises.add(new Promise(Contract.ONE_GOAL_VALUE, role));
    }
    return promises.toImmutable();
  }

  /** The literal that tells whether a state breaks the promise. */
  int broken(Circuit circuit, Unrolling formula, StateFrame frame) {
    return frame.broken.getIfAbsentPut(this, () -> newBroken(circuit, formula, frame));
  }

  private int newBroken(Circuit circuit, Unrolling formula, StateFrame frame) {
    StepNetlist net = circuit.general();
    int terminal = formula.literal(frame, net.terminal());
    int[] goals = literals(formula, frame, net.goals().get(role).literals());
    return switch (contract) {
      case LEGAL_MOVE -> formula.and(Gates.not(terminal), noMove(circuit, formula, frame));
      case GOAL_VALUE -> formula.and(terminal, Gates.not(formula.anyOf(goals)));
      case ONE_GOAL_VALUE -> severalOf(formula, goals);
      case END -> throw new IllegalStateException("no single state breaks it");
    };
  }

  private int noMove(Circuit circuit, Unrolling formula, StateFrame frame) {
    int first = circuit.firstMove(role);
    int[] legal = new int[circuit.firstMove(role + 1) - first];
    System.arraycopy(circuit.general().legal(), first, legal, 0, legal.length);
    return Gates.not(formula.anyOf(literals(formula, frame, legal)));
  }

  private static int[] literals(Unrolling formula, StateFrame frame, int[] wanted) {
    int[] literals = new int[wanted.length];
    for (int i = 0; i < wanted.length; i++) {
      literals[i] = formula.literal(frame, wanted[i]);
    }
    return literals;
  }

  private static int severalOf(Unrolling formula, int[] literals) {
    int[] second = new int[literals.length];
    int earlier = SatSolver.FALSE;
    for (int i = 0; i < literals.length; i++) {
      second[i] = formula.and(earlier, literals[i]);
      earlier = formula.or(earlier, literals[i]);
    }
    return formula.anyOf(second);
  }
}
