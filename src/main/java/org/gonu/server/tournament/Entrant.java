package org.gonu.server.tournament;

import org.eclipse.collections.api.list.ImmutableList;

/**
 * A player of a tournament.
 *
 * @param name unique in the tournament
 * @param addresses where it is: {@code http://host:port}, the specification of a player of ours, or
 *     {@code channel:NAME}; more than one if it is served several times and may so take several
 *     seats at once
 */
public record Entrant(String name, ImmutableList<String> addresses) {
  /** How the address of a player starts that connects by itself. */
  public static final String CHANNEL = "channel:";

  /** How the address of a player behind a socket starts. */
  public static final String REMOTE = "http://";

  /** True for a player of ours, of which there can be as many as needed. */
  public boolean isOwn() {
    return !addresses.getFirst().startsWith(REMOTE) && !isChannel();
  }

  /** True if it connects by itself. */
  public boolean isChannel() {
    return addresses.getFirst().startsWith(CHANNEL);
  }
}
