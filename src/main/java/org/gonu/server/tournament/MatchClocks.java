package org.gonu.server.tournament;

/**
 * The clocks of a match in milliseconds.
 *
 * @param preview time to study the rules before the match; 0 for none
 * @param start time to prepare
 * @param play time for each move
 * @param grace time beyond a clock during which an answer still counts
 */
public record MatchClocks(long preview, long start, long play, long grace) {
  /** What holds where nothing is said. */
  public static final MatchClocks DEFAULT = new MatchClocks(10_000, 2_000, 1_000);

  /** The longest clock. */
  public static final long MAX = 86_400_000;

  /** Checks the ranges. */
  public MatchClocks {
    long least = Math.min(Math.min(start, play) - 1, Math.min(preview, grace));
    long most = Math.max(Math.max(start, play), Math.max(preview, grace));
    if (least < 0 || most > MAX) {
      throw new IllegalArgumentException("clocks " + start + "/" + play + "/" + grace);
    }
  }

  /** The clocks of a match that is not announced before it. */
  public MatchClocks(long start, long play, long grace) {
    this(0, start, play, grace);
  }
}
