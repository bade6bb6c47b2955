package org.gonu.analysis.contract;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.sat.SatSolver.Answer;

/**
 * Bounded model checking: asks for each length whether a match of that length breaks a promise.
 * What it finds is as short as possible.
 *
 * <p>Source: Biere, Cimatti, Clarke and Zhu, Symbolic model checking without BDDs, 1999.
 */
final class MatchSearch {
  private final Circuit circuit;
  private final Unrolling formula;
  private final TimeBudget budget;
  private final ContractWitness witness;
  private final MutableList<StateFrame> frames = Lists.mutable.empty();

  /** Promises of which a match was found. */
  private final MutableSet<Promise> broken = Sets.mutable.empty();

  /** Promises of which a model was found that is no match, or that took too much time. */
  private final MutableSet<Promise> doubtful = Sets.mutable.empty();

  /** By promise the greatest length of matches that were shown to keep it. */
  private final MutableObjectIntMap<Promise> kept = ObjectIntMaps.mutable.empty();

  private int searched = -1;
  private boolean isComplete;

  MatchSearch(Circuit circuit, Unrolling formula, ContractWitness witness, TimeBudget budget) {
    this.circuit = circuit;
    this.formula = formula;
    this.witness = witness;
    this.budget = budget;
  }

  /** The greatest length for which all matches were searched; -1 before the first. */
  int searched() {
    return searched;
  }

  /** The greatest length for which all matches keep a promise; -1 if none was searched. */
  int searched(Promise promise) {
    return kept.getIfAbsent(promise, -1);
  }

  /** True if no match is longer than {@link #searched}. */
  boolean isComplete() {
    return isComplete;
  }

  /** True if a match breaks a promise. */
  boolean isBroken(Promise promise) {
    return broken.contains(promise);
  }

  /** True if all searched matches keep a promise. */
  boolean isKept(Promise promise) {
    return !broken.contains(promise) && !doubtful.contains(promise);
  }

  /** Searches the matches that are one joint move longer; false once there is nothing to do. */
  boolean deepen(ImmutableList<Promise> promises) {
    if (isComplete || budget.isOver()) {
      return false;
    }
    frames.add(frames.isEmpty() ? formula.initial() : formula.after(frames.getLast()));
    Answer goesOn = formula.solve(budget);
    if (goesOn == Answer.UNSATISFIABLE) {
      isComplete = true;
      return false;
    }
    if (goesOn == Answer.UNKNOWN) {
      return false;
    }
    promises.select(this::isKept).each(this::check);
    if (budget.isOver()) {
      return false;
    }
    searched++;
    return true;
  }

  /** Searches for a match that breaks a promise in its last state. */
  private void check(Promise promise) {
    int literal = promise.broken(circuit, formula, frames.getLast());
    Answer answer = formula.solve(budget.ofOnePromise(), literal);
    if (answer == Answer.SATISFIABLE) {
      boolean isReal = witness.confirms(promise.contract(), formula.match(frames));
      (isReal ? broken : doubtful).add(promise);
    } else if (answer == Answer.UNSATISFIABLE) {
      formula.solver().addClause(Gates.not(literal));
      kept.put(promise, frames.size() - 1);
    } else {
      doubtful.add(promise);
    }
  }
}
