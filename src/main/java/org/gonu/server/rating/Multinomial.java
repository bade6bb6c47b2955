package org.gonu.server.rating;

/**
 * How often each of some outcomes occurred, each worth a score from 0 to 1, ascending and more than
 * one of them. It tells the generalised likelihood ratio of two hypotheses on the expected score.
 *
 * <p>Each hypothesis is represented by its maximum likelihood estimate: the distribution over the
 * outcomes with that expected score that explains the counts best. For an expected score s it gives
 * outcome i the probability p[i] / (1 + t (a[i] - s)), where p are the observed shares and a the
 * scores; t is a Lagrange multiplier.
 *
 * @see <a href="https://hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf">Van den Bergh, the
 *     most likely multinomial distribution with a given mean</a>
 */
final class Multinomial {
  /** Count of an outcome that never occurred, so that its likelihood is not zero. */
  private static final double TRACE = 1e-3;

  /** Halvings of a range until its ends are the same number. */
  private static final int BISECTIONS = 100;

  private final double[] scores;
  private final double[] counts;

  /**
   * Counts of outcomes.
   *
   * @param scores ascending, from 0 to 1; both ends are among them
   * @param counts as many; kept as they are but for outcomes that never occurred
   */
  Multinomial(double[] scores, double[] counts) {
    this.scores = scores.clone();
    this.counts = new double[counts.length];
    for (int i = 0; i < counts.length; i++) {
      this.counts[i] = Math.max(counts[i], TRACE);
    }
  }

  /** The natural logarithm of the likelihood ratio of two expected scores, second to first. */
  double logLikelihoodRatio(double score0, double score1) {
    double tilt0 = tilt(score0);
    double tilt1 = tilt(score1);
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double likelihood0 = 1 / (1 + tilt0 * (scores[i] - score0));
      double likelihood1 = 1 / (1 + tilt1 * (scores[i] - score1));
      sum += counts[i] * Math.log(likelihood1 / likelihood0);
    }
    return sum;
  }

  /**
   * The Lagrange multiplier t of the most likely distribution with an expected score s: the root of
   * the sum over p[i] (a[i] - s) / (1 + t (a[i] - s)), which falls as t grows.
   */
  private double tilt(double score) {
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int step = 0; step < BISECTIONS; step++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int i = 0; i < counts.length; i++) {
        double distance = scores[i] - score;
        sum += counts[i] * distance / (1 + middle * distance);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
