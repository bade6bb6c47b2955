package org.gonu.server;

import java.time.Duration;
import org.gonu.match.MatchHeader;

/**
 * What a referee is told about a match to be played.
 *
 * @param header names, clocks in seconds, seed and the like, as the record will have them
 * @param startClock time for the players to prepare; as every clock, it starts when the players are
 *     asked, before they are connected to
 * @param playClock time for each move
 * @param grace time beyond a clock that an answer may still come from any player, be it here or
 *     behind a socket; players are not told of it
 * @param seed of the moves that stand in for missing ones
 */
public record MatchPlan(
    MatchHeader header, Duration startClock, Duration playClock, Duration grace, long seed) {
  /** As long as ggp-base and the Dresden server wait beyond the play clock. */
  public static final Duration DEFAULT_GRACE = Duration.ofSeconds(1);
}
