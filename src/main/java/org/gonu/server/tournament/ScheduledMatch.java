package org.gonu.server.tournament;

import org.eclipse.collections.api.list.ImmutableList;

/**
 * A match to be played.
 *
 * @param id unique in the tournament: round, pairing, game, repetition and leg, such as {@code
 *     1.2.tic-tac-toe.3-1}
 * @param attempt from 1; higher if it is played again
 * @param seats the player of each seat of the game; the same player may have several
 * @param seed of chance; the matches of a repetition have the same
 */
public record ScheduledMatch(
    String id,
    int attempt,
    Pairing pairing,
    int game,
    int repetition,
    int leg,
    ImmutableList<Integer> seats,
    long seed) {
  /** The same match, played again. */
  public ScheduledMatch withAttempt(int number) {
    return new ScheduledMatch(id, number, pairing, game, repetition, leg, seats, seed);
  }

  /** A name for the record of this attempt. */
  public String recordName() {
    return attempt == 1 ? id : id + "~" + attempt;
  }
}
