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
  private static final double[] SCORES = {0, Tally.DRAW, 1};

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

  /** The verdict on results of single matches. */
  public Verdict verdict(Tally tally) {
    return verdict(logLikelihoodRatio(tally));
  }

  /**
   * The verdict on results of pairs of matches. Both matches of a pair depend on each other: where
   * one seat is better, a win follows a loss. Counted one by one they would seem to vary more than
   * they do, and the test would take longer.
   *
   * @see <a href="https://github.com/official-stockfish/fishtest/issues/348">What fishtest saved by
   *     counting pairs</a>
   */
  public Verdict verdict(PairTally pairs) {
    return verdict(logLikelihoodRatio(pairs));
  }

  private Verdict verdict(double ratio) {
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
    return ratio(new Multinomial(SCORES, new double[] {tally.lost(), tally.drawn(), tally.won()}));
  }

  /** The natural logarithm of the likelihood ratio of pairs of matches. */
  public double logLikelihoodRatio(PairTally pairs) {
    return pairs.pairs() == 0 ? 0 : ratio(pairs.multinomial());
  }

  private double ratio(Multinomial results) {
    return results.logLikelihoodRatio(Elo.score(elo0), Elo.score(elo1));
  }
}
