package org.gonu.engine.circuit.analysis;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.machine.GameAnalysis;
import org.gonu.machine.GameFactor;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.GoalStates;
import org.gonu.machine.StateMerger;
import org.jspecify.annotations.Nullable;

/**
 * The results of the analyses of a circuit. Each analysis runs when its result is first asked for,
 * which takes some tenths of a second. Safe for use by several threads.
 */
public final class CircuitAnalysis implements GameAnalysis {
  private final Circuit circuit;
  private @Nullable StateEquivalence merging;
  private @Nullable Factors factors;
  private @Nullable Boolean sharesPoints;

  /** Analyses of a circuit, none of which has run yet. */
  public CircuitAnalysis(Circuit circuit) {
    this.circuit = circuit;
  }

  /** The circuit that is analysed. */
  public Circuit circuit() {
    return circuit;
  }

  /** Which states have the same future. */
  public synchronized StateEquivalence merging() {
    if (merging == null) {
      merging = StateEquivalence.of(circuit);
    }
    return merging;
  }

  /** The independent factors of the game. */
  public synchronized Factors factors() {
    if (factors == null) {
      factors = FactorFinder.of(circuit);
    }
    return factors;
  }

  @Override
  public long[] stepCounter() {
    return StepCounter.of(circuit);
  }

  @Override
  public long[] history() {
    return History.of(circuit);
  }

  @Override
  public synchronized boolean sharesPoints() {
    if (sharesPoints == null) {
      sharesPoints = SharedPoints.areCertain(circuit);
    }
    return sharesPoints;
  }

  @Override
  public GoalDistance goalDistance(int role) {
    return GoalDistanceHeuristic.ofBestGoal(circuit, role);
  }

  @Override
  public Optional<GoalStates> goalStates(int role, long[] state) {
    return GoalStateSearch.of(circuit, role, state);
  }

  @Override
  public ImmutableList<GameFactor> factors(int role) {
    return FactorGoals.of(this, role);
  }

  @Override
  public StateMerger newMerger() {
    return merging().newMerger();
  }
}
