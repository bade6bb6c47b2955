package org.gonu.match;

import java.time.Duration;

/**
 * The clocks of a match.
 *
 * @param preview time for the players to study the rules before the match; the rules are announced
 *     only if it is not zero
 * @param start time to prepare; like every clock, it starts when the players are asked, before
 *     connections are made
 * @param play time for each move
 * @param grace time beyond a clock during which answers of any player are accepted; players are not
 *     told
 */
public record MatchClocks(Duration preview, Duration start, Duration play, Duration grace) {
  /** The time that ggp-base and the Dresden server wait beyond the play clock. */
  public static final Duration USUAL_GRACE = Duration.ofSeconds(1);

  /** The longest clock that may be asked for: a day. */
  public static final Duration LONGEST = Duration.ofDays(1);

  /** The clocks of a match with the usual grace, whose rules are not announced before it. */
  public static MatchClocks of(Duration start, Duration play) {
    return new MatchClocks(Duration.ZERO, start, play, USUAL_GRACE);
  }

  /** The same clocks with another time to study the rules; zero for none. */
  public MatchClocks withPreview(Duration other) {
    return new MatchClocks(other, start, play, grace);
  }

  /** The same clocks with another grace. */
  public MatchClocks withGrace(Duration other) {
    return new MatchClocks(preview, start, play, other);
  }

  /** The clocks in whole seconds, as records have them; fractions are rounded up. */
  public MatchHeader.Clocks recorded() {
    return new MatchHeader.Clocks(
        preview.isZero() ? MatchHeader.Clocks.NONE : wholeSeconds(preview),
        wholeSeconds(start),
        wholeSeconds(play));
  }

  private static int wholeSeconds(Duration clock) {
    return (int) clock.plusNanos(999_999_999).toSeconds();
  }
}
