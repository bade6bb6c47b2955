package org.gonu.server.rating;

/**
 * A sequential probability ratio test (Wald 1945, "Sequential Tests of Statistical Hypotheses"): is
 * a player stronger by {@code elo1} or only by {@code elo0}? It ends as soon as the results suffice
 * for chosen probabilities of error.
 *
 * <p>The share of draws is not known beforehand. As in fishtest, each hypothesis is represented by
 * its maximum likelihood estimate: the distribution over win, draw and loss with the hypothesis's
 * expected score that explains the results best (generalised SPRT; Van den Bergh, "A practical
 * introduction to the GSPRT"). Without draws this is Wald's test.
 *
 * @param elo0 difference under the null hypothesis
 * @param elo1 difference under the alternative, greater
 * @param alpha probability of accepting the alternative if the null hypothesis is true
 * @param beta probability of accepting the null hypothesis if the alternative is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** Count of an outcome that never occurred, so that its likelihood is not zero. */
  private static final double TRACE = 1e-3;

  private static final double[] SCORES = {0, Tally.DRAW, 1};

  /** Halvings of a range until its ends are the same number. */
  private static final int BISECTIONS = 100;

  /** The verdict on the results. */
  public enum Verdict {
    /** The null hypothesis is accepted: the player is stronger by the first difference only. */
    ELO0,
    /** The alternative is accepted: the player is stronger by the second difference. */
    ELO1,
    /** Undecided. */
    OPEN
  }

  /** Checks the ranges. */
  public Sprt {
    if (!(elo0 < elo1) || !isProbability(alpha) || !isProbability(beta)) {
      throw new IllegalArgumentException(
          "no test of " + elo0 + " against " + elo1 + " with " + alpha + ", " + beta);
    }
  }

  private static boolean isProbability(double number) {
    return number > 0 && number < 0.5;
  }

  /** A test with error probabilities of 5 %. */
  public static Sprt of(double elo0, double elo1) {
    return new Sprt(elo0, elo1, 0.05, 0.05);
  }

  /** The logarithm of the likelihood ratio at which the null hypothesis is accepted; negative. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** The logarithm of the likelihood ratio at which the alternative is accepted; positive. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /** The verdict on results. */
  public Verdict verdict(Tally tally) {
    double ratio = logLikelihoodRatio(tally);
    if (ratio >= upper()) {
      return Verdict.ELO1;
    }
    return ratio <= lower() ? Verdict.ELO0 : Verdict.OPEN;
  }

  /** The natural logarithm of the likelihood ratio of results, alternative to null hypothesis. */
  public double logLikelihoodRatio(Tally tally) {
    if (tally.matches() == 0) {
      return 0;
    }
    double[] counts = {
      Math.max(tally.lost(), TRACE), Math.max(tally.drawn(), TRACE), Math.max(tally.won(), TRACE)
    };
    double score0 = Elo.score(elo0);
    double score1 = Elo.score(elo1);
    double tilt0 = tilt(counts, score0);
    double tilt1 = tilt(counts, score1);
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double likelihood0 = 1 / (1 + tilt0 * (SCORES[i] - score0));
      double likelihood1 = 1 / (1 + tilt1 * (SCORES[i] - score1));
      sum += counts[i] * Math.log(likelihood1 / likelihood0);
    }
    return sum;
  }

  /**
   * The Lagrange multiplier t of the most likely distribution with an expected score s. It gives
   * outcome i the probability p[i] / (1 + t (a[i] - s)), where p are the observed shares. It is the
   * root of the sum over p[i] (a[i] - s) / (1 + t (a[i] - s)), which falls as t grows.
   */
  private static double tilt(double[] counts, double score) {
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int step = 0; step < BISECTIONS; step++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int i = 0; i < counts.length; i++) {
        double distance = SCORES[i] - score;
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
