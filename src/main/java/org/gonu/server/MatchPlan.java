package org.gonu.server;

import java.time.Duration;
import org.gonu.match.MatchHeader;

/**
 * The plan of a match.
 *
 * @param header names, clocks in seconds, seed and so on, as the record will have them
 * @param previewClock time for the players to study the rules before the match begins; the rules
 *     are announced only if it is not zero
 * @param startClock time for the players to prepare; like every clock, it starts when the players
 *     are asked, before connections are made
 * @param playClock time for each move
 * @param grace time beyond a clock during which answers of any player are accepted; players are not
 *     told
 * @param seed of the moves that replace missing ones
 */
public record MatchPlan(
    MatchHeader header,
    Duration previewClock,
    Duration startClock,
    Duration playClock,
    Duration grace,
    long seed) {
  /** The time that ggp-base and the Dresden server wait beyond the play clock. */
  public static final Duration DEFAULT_GRACE = Duration.ofSeconds(1);

  /** The plan of a match whose rules are not announced before it. */
  public MatchPlan(
      MatchHeader header, Duration startClock, Duration playClock, Duration grace, long seed) {
    this(header, Duration.ZERO, startClock, playClock, grace, seed);
  }
}
