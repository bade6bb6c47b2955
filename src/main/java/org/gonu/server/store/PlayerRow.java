package org.gonu.server.store;

import java.util.Locale;

/**
 * A player that matches can be played with.
 *
 * @param id its name, without blanks
 * @param address host and port, or the specification of a player of ours; empty for one that
 *     connects itself
 * @param mostMatches how many matches it may play at once
 * @param addedAt milliseconds since 1970
 * @param isWithdrawn true if it takes part in no new match
 */
public record PlayerRow(
    String id, Kind kind, String address, int mostMatches, long addedAt, boolean isWithdrawn) {

  /** How a player is reached. */
  public enum Kind {
    /** Over HTTP, at an address. */
    ADDRESS,
    /** By the connection that it makes to the server. */
    CHANNEL,
    /** In the program of the server: a player of ours. */
    LOCAL;

    /** The name in JSON and in the database: the constant in small letters. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
