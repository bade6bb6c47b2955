package org.gonu.selfplay.metrics;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gonu.server.rating.Interval;

/**
 * Intervals by drawing the matches of a sample again (the percentile bootstrap; Efron and
 * Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13). Matches are drawn whole, since
 * the positions of a match are alike.
 */
final class Bootstrap {
  private static final int SAMPLES = 1000;
  private static final double TAIL = 0.025;

  /** The same sample has the same interval. */
  private static final long SEED = 1;

  private Bootstrap() {}

  /** The 95 % interval of a ratio of sums. */
  static Interval of(Ratio ratio) {
    SplittableRandom random = new SplittableRandom(SEED);
    int size = ratio.size();
    if (size == 0) {
      return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double[] values = new double[SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
      double above = 0;
      double below = 0;
      for (int j = 0; j < size; j++) {
        int match = random.nextInt(size);
        above += ratio.above(match);
        below += ratio.below(match);
      }
      values[i] = below == 0 ? 0 : above / below;
    }
    Arrays.sort(values);
    int low = (int) Math.floor(TAIL * (SAMPLES - 1));
    return new Interval(values[low], values[SAMPLES - 1 - low]);
  }
}
