package org.gonu.server.service;

import java.time.Duration;

/**
 * The settings of a server.
 *
 * @param mostMatches how many matches are played at once
 * @param mostOwnMatches how many of them may have players of ours in this program, which need its
 *     processors and memory
 * @param comeBack how long a player has, after the server was started again, to answer for a match
 *     in play
 * @param seed of the seeds of matches that requests leave open
 * @param software name and version of this program, for records
 */
public record ServerSettings(
    int mostMatches, int mostOwnMatches, Duration comeBack, long seed, String software) {
  /** Time for a player to come back. */
  public static final Duration DEFAULT_COME_BACK = Duration.ofSeconds(30);

  /** Checks the ranges. */
  public ServerSettings {
    if (mostMatches < 1 || mostOwnMatches < 1) {
      throw new IllegalArgumentException(
          "matches at once: " + mostMatches + ", own: " + mostOwnMatches);
    }
    if (comeBack.isNegative()) {
      throw new IllegalArgumentException("negative: " + comeBack);
    }
  }
}
