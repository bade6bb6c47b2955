package org.gonu.analysis;

import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;

/**
 * The speed of random playouts, and their results.
 *
 * @param stepsPerSecond joint moves per second, all threads together
 * @param playoutsPerSecond whole games per second
 * @param playouts number of games that were played to their end
 * @param meanLength mean number of steps of a game; 0 if some did not end
 * @param meanGoals by role the mean of its goal points; empty if some games did not end, or all
 *     broke their contract
 * @param broken number of games in which the rules broke their contract
 * @param unfinished number of games that were given up, since they did not come to their end
 */
public record PlayoutSpeed(
    double stepsPerSecond,
    double playoutsPerSecond,
    long playouts,
    double meanLength,
    ImmutableDoubleList meanGoals,
    long broken,
    long unfinished) {
  /** Least time for games that are under way when the measured time is over. */
  private static final double LEAST_PATIENCE_SECONDS = 5;

  /** Seconds after some measured time when games that have not ended are given up. */
  static double patience(double measuredSeconds) {
    return Math.max(LEAST_PATIENCE_SECONDS, measuredSeconds);
  }
}
