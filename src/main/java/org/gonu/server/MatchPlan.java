package org.gonu.server;

import java.time.Duration;
import org.gonu.match.MatchHeader;

/**
 * What a referee is told about a match to be played.
 *
 * @param header names, clocks in seconds, seed and the like, as the record will have them
 * @param startClock time for the players to prepare
 * @param playClock time for each move
 * @param grace time beyond a clock that an answer may be on its way
 * @param seed of the moves that stand in for missing ones
 */
public record MatchPlan(
    MatchHeader header, Duration startClock, Duration playClock, Duration grace, long seed) {
  /** As long as ggp-base and the Dresden server wait beyond the play clock. */
  public static final Duration DEFAULT_GRACE = Duration.ofSeconds(1);
}
