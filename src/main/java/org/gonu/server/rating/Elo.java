package org.gonu.server.rating;

/**
 * Differences of strength on the logistic Elo scale: 400 points are odds of ten to one.
 *
 * @see <a href="https://doi.org/10.2307/2334029">Bradley and Terry 1952, for the model</a>
 */
public final class Elo {
  private static final double SCALE = 400;

  private Elo() {}

  /**
   * The difference at which a score is expected.
   *
   * @param score 0 to 1; at the ends the difference is infinite
   */
  public static double difference(double score) {
    return SCALE * Math.log10(score / (1 - score));
  }

  /** The differences for an interval of scores. */
  public static Interval difference(Interval scores) {
    return new Interval(difference(scores.low()), difference(scores.high()));
  }

  /** The expected score at a difference. */
  public static double score(double difference) {
    return 1 / (1 + Math.pow(10, -difference / SCALE));
  }
}
