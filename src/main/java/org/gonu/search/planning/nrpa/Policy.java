package org.gonu.search.planning.nrpa;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gonu.search.states.LegalMoves;

/**
 * The softmax policy of a rollout: the probability of a move is proportional to the exponential of
 * its learned weight.
 */
final class Policy {
  private final double step;
  private final double maxLogWeight;
  private final double[] logWeights;
  private final double[] weights;
  private final double[] before;

  /**
   * All of so many moves are equally likely.
   *
   * @param step how far {@link #adapt} goes
   * @param maxLogWeight how far the logarithm of a weight may be from 0, which keeps weights finite
   */
  Policy(int moves, double step, double maxLogWeight) {
    this.step = step;
    this.maxLogWeight = maxLogWeight;
    logWeights = new double[moves];
    weights = new double[moves];
    before = new double[moves];
    reset();
  }

  /** Makes all moves equally likely. */
  void reset() {
    Arrays.fill(logWeights, 0);
    Arrays.fill(weights, 1);
  }

  /** Copies another policy. */
  void copyFrom(Policy other) {
    System.arraycopy(other.logWeights, 0, logWeights, 0, logWeights.length);
    System.arraycopy(other.weights, 0, weights, 0, weights.length);
  }

  /** Draws one of the legal moves of a role. Returns its index. */
  int draw(LegalMoves moves, int role, SplittableRandom random) {
    int count = moves.count(role);
    if (count == 1) {
      return 0;
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weights[moves.move(role, i)];
    }
    double rest = random.nextDouble() * sum;
    for (int i = 0; i < count - 1; i++) {
      rest -= weights[moves.move(role, i)];
      if (rest < 0) {
        return i;
      }
    }
    return count - 1;
  }

  /**
   * Begins a series of calls of {@link #adapt}, whose gradients are all computed from the present
   * weights.
   */
  void beginToAdapt() {
    System.arraycopy(weights, 0, before, 0, weights.length);
  }

  /** Makes a move more likely among the legal ones. */
  void adapt(int made, LegalMoves moves, int role) {
    int count = moves.count(role);
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += before[moves.move(role, i)];
    }
    logWeights[made] += step;
    for (int i = 0; i < count; i++) {
      int move = moves.move(role, i);
      logWeights[move] -= step * (before[move] / sum);
    }
  }

  /** Ends a series of calls of {@link #adapt}, whose changes take effect now. */
  void endToAdapt() {
    for (int move = 0; move < logWeights.length; move++) {
      logWeights[move] = Math.max(-maxLogWeight, Math.min(maxLogWeight, logWeights[move]));
      weights[move] = Math.exp(logWeights[move]);
    }
  }
}
