package org.gonu.conformance.player;

import java.time.Duration;

/**
 * How a player is asked.
 *
 * @param startClock start clock of the matches, in seconds
 * @param playClock play clock of the matches, in seconds
 * @param patience for answers that need no thinking
 * @param seed of the moves of the other roles
 */
public record TargetOptions(int startClock, int playClock, Duration patience, long seed) {
  /** Clocks that a careful player can keep, and that let the kit end soon. */
  public static final TargetOptions DEFAULT = new TargetOptions(2, 2, Duration.ofSeconds(2), 1);

  /** How long servers wait beyond a clock. */
  static final Duration GRACE = Duration.ofSeconds(1);

  /** Checks that all is positive. */
  public TargetOptions {
    if (startClock < 1 || playClock < 1 || patience.isNegative() || patience.isZero()) {
      throw new IllegalArgumentException("not positive: " + startClock + ", " + playClock);
    }
  }
}
