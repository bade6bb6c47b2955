package org.gonu.server.tournament;

/**
 * The clocks of a match in milliseconds.
 *
 * @param start time to prepare
 * @param play time for each move
 * @param grace time beyond a clock during which an answer still counts
 */
public record MatchClocks(long start, long play, long grace) {
  /** What holds where nothing is said. */
  public static final MatchClocks DEFAULT = new MatchClocks(10_000, 2_000, 1_000);

  /** The longest clock. */
  public static final long MAX = 86_400_000;

  /** Checks the ranges. */
  public MatchClocks {
    if (start < 1 || play < 1 || grace < 0 || start > MAX || play > MAX || grace > MAX) {
      throw new IllegalArgumentException("clocks " + start + "/" + play + "/" + grace);
    }
  }
}
