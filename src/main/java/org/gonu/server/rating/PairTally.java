package org.gonu.server.rating;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.eclipse.collections.api.list.primitive.MutableDoubleList;

/**
 * Results of pairs of matches with swapped seats, each as the mean score of one player in its
 * matches: 0 for two losses, a half for a win and a loss or two draws, 1 for two wins. Won and
 * drawn matches give the five values of fishtest's "pentanomial" counts; goal points give any
 * number.
 *
 * @param scores 0 to 1, one for each pair
 */
public record PairTally(ImmutableDoubleList scores) {
  /** No pair yet. */
  public static final PairTally NONE = new PairTally(DoubleLists.immutable.empty());

  /** What pairs of won, drawn and lost matches can score. */
  private static final ImmutableDoubleList FIVE = DoubleLists.immutable.of(0, 0.25, 0.5, 0.75, 1);

  /** Scores that differ by less are the same. */
  private static final double EQUAL = 1e-6;

  /** As many pairs as are assumed to vary as much as scores can, see {@link #interval}. */
  private static final double PRIOR_PAIRS = 5;

  /** Checks the scores. */
  public PairTally {
    if (!scores.allSatisfy(score -> score >= 0 && score <= 1)) {
      throw new IllegalArgumentException("scores of pairs: " + scores);
    }
  }

  /**
   * The tally with one pair more.
   *
   * @param score mean of the matches of the pair, 0 to 1
   */
  public PairTally plus(double score) {
    return new PairTally(scores.newWith(score));
  }

  /** Number of pairs. */
  public int pairs() {
    return scores.size();
  }

  /** Mean score, 0 to 1; a half without pairs. */
  public double mean() {
    return scores.isEmpty() ? Tally.DRAW : Math.min(1, scores.sum() / scores.size());
  }

  /** Numbers of pairs that scored 0, up to 1/4, about a half, from 3/4, and 1. */
  public ImmutableList<Integer> fiveCounts() {
    int[] counts = new int[FIVE.size()];
    scores.each(score -> counts[(int) Math.round(score * (counts.length - 1))]++);
    return Lists.immutable.of(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  /**
   * The 95 % score interval of the mean, with the pairs as the independent results.
   *
   * <p>It is Wilson's, with the variance that the pairs show in place of the largest that their
   * mean allows. Few pairs do not show it well, so it is mixed with the largest as if five pairs
   * had been seen that vary so.
   */
  public Interval interval() {
    if (scores.isEmpty()) {
      return new Interval(0, 1);
    }
    double mean = mean();
    double largest = mean * (1 - mean);
    if (largest < EQUAL) {
      return Interval.ofMean(mean, scores.size());
    }
    double seen = 0;
    for (int i = 0; i < scores.size(); i++) {
      seen += (scores.get(i) - mean) * (scores.get(i) - mean);
    }
    double share = (seen / largest + PRIOR_PAIRS) / (scores.size() + PRIOR_PAIRS);
    return Interval.ofMean(mean, scores.size() / Math.min(1, share));
  }

  /** The counts of all scores that occurred, and of the five usual ones. */
  Multinomial multinomial() {
    MutableDoubleList values = DoubleLists.mutable.empty();
    for (double score : scores.newWithAll(FIVE).toSortedArray()) {
      if (values.isEmpty() || score - values.getLast() > EQUAL) {
        values.add(score);
      }
    }
    double[] counts = new double[values.size()];
    for (int i = 0; i < counts.length; i++) {
      double value = values.get(i);
      counts[i] = scores.count(score -> score >= value && score - value <= EQUAL);
    }
    return new Multinomial(values.toArray(), counts);
  }
}
