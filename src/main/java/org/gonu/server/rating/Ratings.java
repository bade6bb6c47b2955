package org.gonu.server.rating;

/**
 * Ratings of players with their uncertainty, made by {@link BradleyTerry}. They are differences
 * from the mean of all players in Elo points; only differences mean anything.
 */
public final class Ratings {
  private final double[] elo;

  /** Covariances of the ratings by the model, in squared Elo points; the rows add up to 0. */
  private final double[][] plain;

  /** The same as the groups of matches show them. */
  private final double[][] robust;

  Ratings(double[] elo, double[][] plain, double[][] robust) {
    this.elo = elo;
    this.plain = plain;
    this.robust = robust;
  }

  /** The rating of a player. */
  public double elo(int player) {
    return elo[player];
  }

  /** The standard error of a rating. */
  public double standardError(int player) {
    return Math.sqrt(Math.max(0, Math.max(plain[player][player], robust[player][player])));
  }

  /** The 95 % interval of a rating. */
  public Interval interval(int player) {
    return around(elo[player], standardError(player));
  }

  /** By how much the first player is stronger than the second, with its 95 % interval. */
  public Interval difference(int first, int second) {
    return around(elo[first] - elo[second], differenceError(first, second));
  }

  /**
   * The standard error of a difference. It is not that of two independent ratings: players who met
   * the same opponents share the error of these.
   */
  public double differenceError(int first, int second) {
    double variance =
        Math.max(ofDifference(plain, first, second), ofDifference(robust, first, second));
    return Math.sqrt(Math.max(0, variance));
  }

  private static double ofDifference(double[][] covariance, int first, int second) {
    return covariance[first][first] + covariance[second][second] - 2 * covariance[first][second];
  }

  private static Interval around(double middle, double error) {
    return new Interval(middle - Interval.Z * error, middle + Interval.Z * error);
  }
}
