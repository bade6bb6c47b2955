package org.gonu.server.arena;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.rating.Tally;

/**
 * The result of a match.
 *
 * @param seats which side had which role, see {@link Seating}
 * @param steps joint moves; the mean of both sides if each played for itself
 * @param records file names of the match records
 * @param movesSha256 hash of all moves; empty if the line of an older journal lacks it
 */
public record ArenaResult(
    Fixture fixture,
    String seats,
    SideResult a,
    SideResult b,
    double steps,
    ImmutableList<String> records,
    Optional<String> movesSha256) {
  /** The match as won, drawn or lost by A. */
  public Tally tally() {
    return Tally.ofMatch(a.points(), b.points());
  }
}
