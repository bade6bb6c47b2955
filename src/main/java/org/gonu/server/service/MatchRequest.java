package org.gonu.server.service;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.MatchPlan;
import org.gonu.server.event.EventBody;

/**
 * A match that is asked for.
 *
 * @param sheet hash of the rule sheet
 * @param players ids in role order
 * @param previewClock time for the players to study the rules before the match; zero for none
 * @param startClock time to prepare
 * @param playClock time for each move
 * @param grace time beyond a clock during which answers count
 * @param seed of the moves that replace missing ones, and of players of ours; drawn if empty
 * @param pairing of the tournament that the match belongs to
 * @param scrambled true if players from outside see other names than those of the sheet
 */
public record MatchRequest(
    String sheet,
    ImmutableList<String> players,
    Duration previewClock,
    Duration startClock,
    Duration playClock,
    Duration grace,
    OptionalLong seed,
    Optional<EventBody.PairingOf> pairing,
    boolean scrambled) {
  /** The longest clock: a day. */
  public static final Duration MAX_CLOCK = Duration.ofDays(1);

  /**
   * Checks the clocks.
   *
   * @throws RefusedException if one is out of its range
   */
  public MatchRequest {
    check("start clock", startClock, Duration.ofMillis(1));
    check("play clock", playClock, Duration.ofMillis(1));
    check("preview clock", previewClock, Duration.ZERO);
    check("grace", grace, Duration.ZERO);
  }

  /** A single match with the usual grace. */
  public static MatchRequest of(
      String sheet, ImmutableList<String> players, Duration startClock, Duration playClock) {
    return new MatchRequest(
        sheet,
        players,
        Duration.ZERO,
        startClock,
        playClock,
        MatchPlan.DEFAULT_GRACE,
        OptionalLong.empty(),
        Optional.empty(),
        false);
  }

  /** The same match with a seed. */
  public MatchRequest withSeed(long value) {
    return new MatchRequest(
        sheet,
        players,
        previewClock,
        startClock,
        playClock,
        grace,
        OptionalLong.of(value),
        pairing,
        scrambled);
  }

  /** The same match with another grace. */
  public MatchRequest withGrace(Duration other) {
    return new MatchRequest(
        sheet, players, previewClock, startClock, playClock, other, seed, pairing, scrambled);
  }

  /** The same match as one of a tournament. */
  public MatchRequest withPairing(EventBody.PairingOf of) {
    return new MatchRequest(
        sheet,
        players,
        previewClock,
        startClock,
        playClock,
        grace,
        seed,
        Optional.of(of),
        scrambled);
  }

  /** The same match, which the players are announced before. */
  public MatchRequest withPreview(Duration clock) {
    return new MatchRequest(
        sheet, players, clock, startClock, playClock, grace, seed, pairing, scrambled);
  }

  /** The same match, with or without the names of the sheet. */
  public MatchRequest withScrambled(boolean hidesNames) {
    return new MatchRequest(
        sheet, players, previewClock, startClock, playClock, grace, seed, pairing, hidesNames);
  }

  private static void check(String name, Duration clock, Duration least) {
    if (clock.compareTo(least) < 0 || clock.compareTo(MAX_CLOCK) > 0) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "the "
              + name
              + " must be from "
              + least.toMillis()
              + " to "
              + MAX_CLOCK.toMillis()
              + " ms, not "
              + clock.toMillis());
    }
  }
}
