package org.gonu.server.tournament;

import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;

/**
 * A game of a tournament.
 *
 * @param name letters, digits, points, dashes and underscores
 * @param sheet where its rule sheet was found when the tournament was made
 * @param sha256 of the text of the sheet, in hexadecimal digits: its version
 * @param seats the roles that players take, in role order: all but chance; at least one
 * @param clocks in whole milliseconds
 */
public record GameEntry(
    String name, String sheet, String sha256, ImmutableList<String> seats, MatchClocks clocks) {
  /** The clocks where nothing is said. */
  public static final MatchClocks USUAL_CLOCKS =
      MatchClocks.of(Duration.ofSeconds(10), Duration.ofSeconds(2));
}
