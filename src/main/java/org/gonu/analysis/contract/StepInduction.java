package org.gonu.analysis.contract;

import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.sat.SatSolver.Answer;

/**
 * Proves promises by induction over the steps of a match: if they are kept in k states in a row,
 * they are kept in the next. That they are kept at the start of every match is for {@link
 * MatchSearch} to show. All promises are assumed together; those that fail are dropped until the
 * others prove each other.
 *
 * <p>Source: Sheeran, Singh and Stålmarck, Checking safety properties using induction and a
 * SAT-solver, 2000.
 */
final class StepInduction {
  private final Circuit circuit;
  private final Unrolling formula;
  private final TimeBudget budget;
  private final MutableList<StateFrame> frames = Lists.mutable.empty();
  private final MutableList<Promise> proved = Lists.mutable.empty();

  /**
   * An induction.
   *
   * @param formula without frames
   */
  StepInduction(Circuit circuit, Unrolling formula, TimeBudget budget) {
    this.circuit = circuit;
    this.formula = formula;
    this.budget = budget;
  }

  /** Number of states in a row that the last attempt assumed. */
  int depth() {
    return frames.size() - 1;
  }

  /**
   * Tries with one more state.
   *
   * @param candidates promises that are kept in all matches up to {@link #depth} after this call
   * @return those that are proved by it
   */
  ImmutableList<Promise> deepen(ImmutableList<Promise> candidates) {
    frames.add(frames.isEmpty() ? formula.any() : formula.after(frames.getLast()));
    for (Promise known : proved) {
      formula.solver().addClause(Gates.not(known.broken(circuit, formula, frames.getLast())));
    }
    ImmutableList<Promise> left = following(candidates);
    int before = candidates.size();
    while (depth() > 0 && left.size() < before && !budget.isOver()) {
      before = left.size();
      left = following(left);
    }
    if (budget.isOver()) {
      return Lists.immutable.empty();
    }
    left.each(this::keep);
    return left;
  }

  /** Those of some promises that follow if all of them are kept before. */
  private ImmutableList<Promise> following(ImmutableList<Promise> assumed) {
    return assumed.select(promise -> follows(promise, assumed));
  }

  private boolean follows(Promise promise, ImmutableList<Promise> assumed) {
    IntArrayList assumptions = new IntArrayList();
    for (StateFrame frame : frames.take(depth())) {
      assumed.each(each -> assumptions.add(Gates.not(each.broken(circuit, formula, frame))));
    }
    assumptions.add(promise.broken(circuit, formula, frames.getLast()));
    BooleanSupplier isGivenUp = budget.ofOnePromise();
    return formula.solve(isGivenUp, assumptions.toArray()) == Answer.UNSATISFIABLE;
  }

  private void keep(Promise promise) {
    proved.add(promise);
    frames.each(
        frame -> formula.solver().addClause(Gates.not(promise.broken(circuit, formula, frame))));
  }
}
