package org.gonu.search.mcts;

import org.gonu.search.mcts.store.Hashing;

/**
 * The mean goal of a number of playouts, kept as a float of goal points and the number. Once the
 * sum of all goals is too large for whole points in a float, rounding to the nearest would lose
 * what few new playouts say, always on the same side: the mean would creep to where nothing led it.
 * So from there on it is rounded up or down by chance, in proportion to what is nearer, which is
 * right on average. The chance comes from the number of playouts: the same search goes the same
 * way.
 */
final class RunningMean {
  /** Sums of so many playouts are exact in floats. */
  private static final int EXACT = 1 << 17;

  private RunningMean() {}

  /**
   * The mean with some more playouts.
   *
   * @param mean of those before, in goal points
   * @param count of those before
   * @param points of the others together
   * @param more how many these are, at least 1
   */
  static float of(float mean, int count, long points, int more) {
    if (count < EXACT) {
      return (mean * count + points) / (count + more);
    }
    double exact = mean + (points - (double) mean * more) / ((double) count + more);
    double chance = (Hashing.mix(count) >>> 11) * 0x1p-53;
    return (float) (exact + (chance - 0.5) * Math.ulp((float) exact));
  }
}
