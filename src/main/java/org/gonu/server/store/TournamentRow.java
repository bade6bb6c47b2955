package org.gonu.server.store;

import java.util.Locale;

/**
 * A tournament.
 *
 * @param id its name, without blanks
 * @param number in the order in which tournaments were created
 * @param specification as the log of the tournament has it, a line of JSON
 * @param seed of all that is drawn by lot in it
 * @param createdAt milliseconds since 1970
 */
public record TournamentRow(
    String id, long number, String specification, long seed, State state, long createdAt) {

  /** Where a tournament is in its life. */
  public enum State {
    /** Matches are still to be played. */
    RUNNING,
    /** All matches have been played. */
    FINISHED,
    /** The organiser has called it off. */
    CANCELLED;

    /** The name in JSON and in the database: the constant in small letters. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
