package org.gonu.server.service;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;
import org.gonu.server.event.EventBody;

/**
 * A match that is asked for.
 *
 * @param sheet hash of the rule sheet
 * @param players ids in role order
 * @param seed of the moves that replace missing ones, and of players of ours; drawn if empty
 * @param pairing of the tournament that the match belongs to
 * @param scrambled true if players from outside see other names than those of the sheet
 */
public record MatchRequest(
    String sheet,
    ImmutableList<String> players,
    MatchClocks clocks,
    OptionalLong seed,
    Optional<EventBody.PairingOf> pairing,
    boolean scrambled) {
  /**
   * Checks the clocks.
   *
   * @throws RefusedException if one is out of its range
   */
  public MatchRequest {
    check("start clock", clocks.start(), Duration.ofMillis(1));
    check("play clock", clocks.play(), Duration.ofMillis(1));
    check("preview clock", clocks.preview(), Duration.ZERO);
    check("grace", clocks.grace(), Duration.ZERO);
  }

  /** A single match. */
  public static MatchRequest of(String sheet, ImmutableList<String> players, MatchClocks clocks) {
    return new MatchRequest(sheet, players, clocks, OptionalLong.empty(), Optional.empty(), false);
  }

  /** The same match with a seed. */
  public MatchRequest withSeed(long value) {
    return new MatchRequest(sheet, players, clocks, OptionalLong.of(value), pairing, scrambled);
  }

  /** The same match as one of a tournament. */
  public MatchRequest withPairing(EventBody.PairingOf of) {
    return new MatchRequest(sheet, players, clocks, seed, Optional.of(of), scrambled);
  }

  /** The same match, with or without the names of the sheet. */
  public MatchRequest withScrambled(boolean hidesNames) {
    return new MatchRequest(sheet, players, clocks, seed, pairing, hidesNames);
  }

  private static void check(String name, Duration clock, Duration least) {
    if (clock.compareTo(least) < 0 || clock.compareTo(MatchClocks.LONGEST) > 0) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "the "
              + name
              + " must be from "
              + least.toMillis()
              + " to "
              + MatchClocks.LONGEST.toMillis()
              + " ms, not "
              + clock.toMillis());
    }
  }
}
