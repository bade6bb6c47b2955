package org.gonu.search.mcts;

import org.gonu.machine.Hashing;

/**
 * The mean goal of a number of playouts, stored as a float of goal points and the number. When the
 * sum of all goals no longer fits exactly into a float, rounding to the nearest would lose the
 * effect of few new playouts, always in the same direction, and the mean would drift. From there on
 * the mean is rounded up or down at random, with probabilities that keep it right on average. The
 * random number is derived from the number of playouts, so that a search is repeatable.
 */
final class RunningMean {
  /** Playouts whose sums are exact in floats. Fixed by the bits of a float. */
  private static final int MAX_EXACT = 1 << 17;

  private RunningMean() {}

  /**
   * The mean with some more playouts.
   *
   * @param mean goal points of those before
   * @param count of those before
   * @param points the sum of the new ones
   * @param more number of new ones, at least 1
   */
  static float of(float mean, int count, long points, int more) {
    if (count < MAX_EXACT) {
      return (mean * count + points) / (count + more);
    }
    double exact = mean + (points - (double) mean * more) / ((double) count + more);
    double chance = (Hashing.mix(count) >>> 11) * 0x1p-53;
    return (float) (exact + (chance - 0.5) * Math.ulp((float) exact));
  }
}
