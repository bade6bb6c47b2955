package org.gonu.search.planning.depthfirst;

import java.util.SplittableRandom;
import org.gonu.machine.GoalStates;
import org.gonu.search.Coefficients;
import org.gonu.search.TargetCoefficient;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a state with the best goal first, by reasoning, and then for moves that lead there and
 * never away from it. Where there are none, it takes the next such state. So it solves puzzles in
 * which what has been done stays done, and whose rules forbid no mistake: those in which symbols
 * are filled in, and only the end tells whether they are right.
 */
public final class TargetSearch implements Method {
  private final Start start;
  private final BestLine best;
  private final GoalStates states;
  private final long maxBytes;
  private final SplittableRandom random;

  /** Rounds of reasoning in a slice, as {@link GoalStates#search} counts them. */
  private final int rounds;

  /** Slices of reasoning that are left. */
  private int slicesLeft;

  /** States to try that are left. */
  private int targetsLeft;

  private @Nullable DescentSearch descent;

  /**
   * A search from a start.
   *
   * @param maxBytes most memory of the search for the moves
   */
  public TargetSearch(
      Start start, BestLine best, GoalStates states, long maxBytes, SplittableRandom random) {
    this.start = start;
    this.best = best;
    this.states = states;
    this.maxBytes = maxBytes;
    this.random = random;
    Coefficients coefficients = start.coefficients();
    rounds = coefficients.count(TargetCoefficient.PLANNING_TARGET_ROUNDS);
    slicesLeft = coefficients.count(TargetCoefficient.PLANNING_TARGET_SLICES);
    targetsLeft = coefficients.count(TargetCoefficient.PLANNING_TARGETS);
  }

  @Override
  public boolean step() {
    if (descent == null) {
      return reason();
    }
    if (!descent.step()) {
      descent = null;
    }
    return descent != null || targetsLeft > 0;
  }

  private boolean reason() {
    if (slicesLeft == 0) {
      return false;
    }
    slicesLeft--;
    GoalStates.Answer answer = states.search(rounds);
    if (answer == GoalStates.Answer.FOUND) {
      targetsLeft--;
      descent = new DescentSearch(start, best, states.distance(), maxBytes, 1, random.split());
    }
    return answer != GoalStates.Answer.NONE;
  }

  @Override
  public boolean isExhausted() {
    return false;
  }
}
