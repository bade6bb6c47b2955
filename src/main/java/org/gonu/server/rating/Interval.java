package org.gonu.server.rating;

/** A range of numbers; the ends may be infinite. */
public record Interval(double low, double high) {
  /** The quantile of the normal distribution that leaves 2.5 % on either side. */
  static final double Z = 1.959963984540054;

  /**
   * The 95 % score interval of Wilson (1927) for the mean of results between 0 and 1.
   *
   * <p>It is made for wins and losses. If results lie between them, draws or goal points, it is
   * conservative: no results between 0 and 1 with the same mean have a larger variance. Unlike the
   * normal interval it stays within this range, and is meaningful for few or equal results.
   *
   * @param mean 0 to 1
   * @param count of the results, or the number of results of wins and losses that would tell as
   *     much; without any, the interval is the whole range
   */
  public static Interval ofMean(double mean, double count) {
    if (!(mean >= 0 && mean <= 1) || !(count >= 0)) {
      throw new IllegalArgumentException("mean " + mean + " of " + count);
    }
    if (count == 0) {
      return new Interval(0, 1);
    }
    double shrink = Z * Z / count;
    double centre = (mean + shrink / 2) / (1 + shrink);
    double half = Math.sqrt(shrink * (mean * (1 - mean) + shrink / 4)) / (1 + shrink);
    // Exact at the ends, where rounding would leave a small error.
    return new Interval(
        mean == 0 ? 0 : Math.max(0, centre - half), mean == 1 ? 1 : Math.min(1, centre + half));
  }
}
