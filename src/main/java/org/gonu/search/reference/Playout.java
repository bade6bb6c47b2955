package org.gonu.search.reference;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.ReferenceCoefficient;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;

/** Random playouts from a state to the end of the game. */
final class Playout {
  private final StateMachine machine;
  private final int maxSteps;
  private final double cutValue;
  private final SplittableRandom random;

  Playout(StateMachine machine, SearchParameters parameters, SplittableRandom random) {
    this.machine = machine;
    maxSteps = parameters.count(PlayoutCoefficient.MAX_PLAYOUT_STEPS);
    cutValue = parameters.value(ReferenceCoefficient.REFERENCE_CUT_VALUE);
    this.random = random;
  }

  /**
   * The goals by role as fractions of the range, 0 to 1; empty if the budget ended first. If the
   * rules break down on the way, the goals are those of {@link #unknown}.
   */
  Optional<double[]> run(State start, SearchBudget budget) {
    try {
      return play(start, budget);
    } catch (BrokenContractException broken) {
      return Optional.of(unknown());
    }
  }

  private Optional<double[]> play(State start, SearchBudget budget) {
    State state = start;
    for (int step = 0; step < maxSteps; step++) {
      if (machine.isTerminal(state)) {
        return Optional.of(goals(state));
      }
      if (budget.isOver()) {
        return Optional.empty();
      }
      State now = state;
      state =
          machine.next(now, machine.roles().collect(role -> any(machine.legalMoves(now, role))));
    }
    return Optional.of(unknown());
  }

  /** The values that stand in for unknown goals. */
  double[] unknown() {
    double[] values = new double[machine.roles().size()];
    Arrays.fill(values, cutValue);
    return values;
  }

  private Move any(ImmutableList<Move> moves) {
    return moves.get(moves.size() == 1 ? 0 : random.nextInt(moves.size()));
  }

  /** The goals of a terminal state by role, as fractions of the range, 0 to 1. */
  double[] goals(State state) {
    double[] values = new double[machine.roles().size()];
    for (int role = 0; role < values.length; role++) {
      values[role] = machine.goal(state, machine.roles().get(role)) / 100.0;
    }
    return values;
  }
}
