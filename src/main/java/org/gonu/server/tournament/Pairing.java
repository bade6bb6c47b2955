package org.gonu.server.tournament;

import org.eclipse.collections.api.list.ImmutableList;

/**
 * Players that meet in a round.
 *
 * @param round from 1
 * @param number in the round, from 1
 * @param players two; as many as a game has seats, where all sit at one table; or one that has a
 *     bye
 * @param games what they play
 */
public record Pairing(
    int round, int number, ImmutableList<Integer> players, ImmutableList<Integer> games) {
  /** True if the only player has nobody to play against. */
  public boolean isBye() {
    return players.size() == 1;
  }

  /** The id of the pairing that a match belongs to by its own id; empty if that is none. */
  public static String idOf(String match) {
    int end = match.indexOf('.', match.indexOf('.') + 1);
    return end < 0 ? "" : match.substring(0, end);
  }

  /** The beginning of the ids of its matches. */
  public String id() {
    return round + "." + number;
  }
}
