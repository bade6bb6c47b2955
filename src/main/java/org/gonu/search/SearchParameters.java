package org.gonu.search;

/**
 * The coefficients of the search.
 *
 * @param exploration weight of the uncertainty of a move against its value, in units of the whole
 *     range of goals; 0 and more. Larger looks wider, smaller deeper.
 * @param maxPlayoutSteps steps after which a playout is cut and counted as {@link #CUT_VALUE} for
 *     every role; sheets without a step limit can go on for ever. At least 1.
 */
public record SearchParameters(double exploration, int maxPlayoutSteps) {
  /** What is used where nothing else is said. */
  public static final SearchParameters DEFAULT = new SearchParameters(0.7, 2_000);

  /** The value of a playout that was cut, as a part of the range of goals. */
  static final double CUT_VALUE = 0.5;

  public SearchParameters {
    if (!(exploration >= 0)) {
      throw new IllegalArgumentException("exploration must be 0 or more: " + exploration);
    }
    if (maxPlayoutSteps < 1) {
      throw new IllegalArgumentException("maxPlayoutSteps must be at least 1: " + maxPlayoutSteps);
    }
  }
}
