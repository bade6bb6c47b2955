package org.gonu.engine.circuit.analysis;

import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.machine.GameFactor;

/**
 * Splits the best goal of a role into the conditions on each factor. The goal must be a conjunction
 * of conditions, each of which depends on at most one factor.
 */
final class FactorGoals {
  private final Circuit circuit;
  private final Factors factors;
  private final Gates gates;
  private final Reach reach;
  private final ImmutableList<BitSet> bases;

  /** By factor the literals of the conditions on it. */
  private final MutableList<IntArrayList> conditions;

  private FactorGoals(Circuit circuit, Factors factors) {
    this.circuit = circuit;
    this.factors = factors;
    gates = circuit.general().gates();
    reach = new Reach(circuit.general());
    bases = factors.factors().collect(factor -> bits(factor.bases()));
    conditions = bases.collect(any -> new IntArrayList()).toList();
  }

  /** The factors with their part of the best goal of a role; empty if the goal cannot be split. */
  static ImmutableList<GameFactor> of(CircuitAnalysis analysis, int role) {
    Circuit circuit = analysis.circuit();
    Factors factors = analysis.factors();
    int[] goals = circuit.general().goals().get(role).literals();
    if (goals.length == 0 || !factors.areSeveral()) {
      return Lists.immutable.empty();
    }
    FactorGoals parts = new FactorGoals(circuit, factors);
    return parts.takeApart(goals[goals.length - 1]) ? parts.factors() : Lists.immutable.empty();
  }

  /** Assigns each condition of a literal to its factor; false if a condition depends on several. */
  private boolean takeApart(int literal) {
    BitSet read = reach.bases(literal);
    int looked = bases.count(own -> own.intersects(read));
    int node = Gates.node(literal);
    if (looked > 1) {
      boolean isApart = gates.kind(node) == Gates.AND && !Gates.isNegated(literal);
      for (int i = 0; isApart && i < gates.inputCount(node); i++) {
        isApart = takeApart(gates.input(node, i));
      }
      return isApart;
    }
    if (looked == 1) {
      conditions.get(bases.detectIndex(own -> own.intersects(read))).add(literal);
    }
    return true;
  }

  private ImmutableList<GameFactor> factors() {
    return factors
        .factors()
        .zip(conditions)
        .collect(
            pair ->
                new GameFactor(
                    words(pair.getOne().bases(), circuit.words()),
                    words(pair.getOne().moves(), (circuit.moves().size() + 63) / Long.SIZE),
                    GoalDistanceHeuristic.of(circuit, pair.getTwo().toArray())));
  }

  private static BitSet bits(ImmutableIntList numbers) {
    BitSet bits = new BitSet();
    numbers.forEach(bits::set);
    return bits;
  }

  private static long[] words(ImmutableIntList numbers, int count) {
    long[] words = new long[count];
    numbers.forEach(number -> words[number >> 6] |= 1L << number);
    return words;
  }
}
