package org.gonu.server.rating;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;

/**
 * Ratings of players from their matches by the model of Bradley and Terry [1]: the first player's
 * expected score against the second is 1 / (1 + exp(b - a)), where a and b are their strengths.
 *
 * <p>The strengths are the most likely ones, found by Newton's method. Draws are halves of a win
 * and a loss, and goal points fractions; so this is a quasi-likelihood, which asks only that the
 * expected score is right. A player that won or lost everything would have an infinite strength,
 * and players that never met, even through others, none at all [2]. So each player has drawn one
 * more match, against one of mean strength: a weak prior, that pulls ratings together a little.
 *
 * <p>The covariance comes from the matrix of second derivatives, the Fisher information, and then
 * from the groups of matches that depend on each other, as the "sandwich" of White [3]: two equal
 * matches of deterministic players count as one, and draws vary less than wins and losses. Of both,
 * each difference has the larger error, since few groups show their variance badly. Strengths are
 * anchored at their mean of 0, and the covariance is that of strengths so anchored.
 *
 * @see <a href="https://doi.org/10.2307/2334029">[1] Bradley and Terry, Rank analysis of incomplete
 *     block designs, Biometrika 39, 1952</a>
 * @see <a href="https://doi.org/10.1214/aos/1079120141">[2] Hunter, MM algorithms for generalized
 *     Bradley-Terry models, Annals of Statistics 32, 2004, for when there is a maximum</a>
 * @see <a href="https://doi.org/10.2307/1912526">[3] White, Maximum likelihood estimation of
 *     misspecified models, Econometrica 50, 1982</a>
 */
public final class BradleyTerry {
  /** Matches that each player has drawn against one of mean strength. */
  static final double PRIOR_MATCHES = 1;

  private static final double ELO_OF_STRENGTH = 400 / Math.log(10);
  private static final int MAX_STEPS = 100;
  private static final double PRECISION = 1e-10;

  /** Newton's step is no longer than this, so that it does not overshoot far from the maximum. */
  private static final double MAX_STEP = 2;

  private final int players;
  private final ImmutableList<PairedComparison> comparisons;
  private final double[] strengths;

  private BradleyTerry(int players, ImmutableList<PairedComparison> comparisons) {
    this.players = players;
    this.comparisons = comparisons;
    this.strengths = new double[players];
  }

  /**
   * The ratings of players.
   *
   * @param players number of players, 1 and more; indices are below
   * @param comparisons their order does not matter beyond rounding
   */
  public static Ratings rate(int players, ImmutableList<PairedComparison> comparisons) {
    BradleyTerry model = new BradleyTerry(players, comparisons);
    model.fit();
    return model.ratings();
  }

  private void fit() {
    for (int step = 0; step < MAX_STEPS; step++) {
      double[] change = SymmetricMatrix.inverse(information()).times(slope());
      double longest = Arrays.stream(change).map(Math::abs).max().orElse(0);
      double part = Math.min(1, MAX_STEP / Math.max(longest, PRECISION));
      for (int i = 0; i < players; i++) {
        strengths[i] += part * change[i];
      }
      if (longest < PRECISION) {
        return;
      }
    }
  }

  private static double expected(double difference) {
    return 1 / (1 + Math.exp(-difference));
  }

  /** The derivatives of the logarithm of the likelihood. */
  private double[] slope() {
    double[] slope = new double[players];
    comparisons.each(each -> addSlope(each, slope));
    for (int i = 0; i < players; i++) {
      slope[i] += PRIOR_MATCHES * (Tally.DRAW - expected(strengths[i]));
    }
    return slope;
  }

  private void addSlope(PairedComparison each, double[] slope) {
    double surprise =
        each.weight()
            * (each.score() - expected(strengths[each.first()] - strengths[each.second()]));
    slope[each.first()] += surprise;
    slope[each.second()] -= surprise;
  }

  /** The negative second derivatives; positive definite by the prior. */
  private double[][] information() {
    double[][] information = new double[players][players];
    for (PairedComparison each : comparisons) {
      int first = each.first();
      int second = each.second();
      double p = expected(strengths[first] - strengths[second]);
      double curvature = each.weight() * p * (1 - p);
      information[first][first] += curvature;
      information[second][second] += curvature;
      information[first][second] -= curvature;
      information[second][first] -= curvature;
    }
    for (int i = 0; i < players; i++) {
      double p = expected(strengths[i]);
      information[i][i] += PRIOR_MATCHES * p * (1 - p);
    }
    return information;
  }

  /** The sum over groups of the outer products of their slopes. */
  private double[][] scatter() {
    MutableIntObjectMap<double[]> slopes = IntObjectMaps.mutable.empty();
    comparisons.each(
        each -> addSlope(each, slopes.getIfAbsentPut(each.unit(), () -> new double[players])));
    double[][] scatter = new double[players][players];
    int groups = slopes.size();
    double correction = groups > 1 ? groups / (groups - 1.0) : 1;
    for (int unit : slopes.keySet().toSortedArray()) {
      double[] slope = slopes.get(unit);
      for (int i = 0; i < players; i++) {
        for (int j = 0; j < players; j++) {
          scatter[i][j] += correction * slope[i] * slope[j];
        }
      }
    }
    return scatter;
  }

  private Ratings ratings() {
    SymmetricMatrix inverse = SymmetricMatrix.inverse(information());
    SymmetricMatrix plain = inverse.centred();
    SymmetricMatrix robust = inverse.around(scatter()).centred();
    double mean = Arrays.stream(strengths).average().orElse(0);
    double[] elo = Arrays.stream(strengths).map(each -> ELO_OF_STRENGTH * (each - mean)).toArray();
    return new Ratings(
        elo,
        plain.times(ELO_OF_STRENGTH * ELO_OF_STRENGTH).rows(),
        robust.times(ELO_OF_STRENGTH * ELO_OF_STRENGTH).rows());
  }
}
