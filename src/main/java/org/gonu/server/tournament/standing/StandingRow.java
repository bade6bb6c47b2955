package org.gonu.server.tournament.standing;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.course.FaultCount;

/**
 * The place of a player.
 *
 * @param rank from 1
 * @param player index
 * @param score what counts first: points; in a gauntlet points for each contest; in a knock-out the
 *     rounds survived
 * @param contests matches; where players play alone, two that are compared are one
 * @param won contests with more goal points than all others
 * @param drawn contests with as many goal points as the best of the others
 * @param byes rounds without an opponent
 * @param tieBreaks the values of the tie-breaks that were needed, in the order of the
 *     specification, the higher the better
 * @param withdrawn true if the player has left
 */
public record StandingRow(
    int rank,
    int player,
    double score,
    double points,
    int contests,
    int won,
    int drawn,
    int byes,
    FaultCount faults,
    ImmutableList<Double> tieBreaks,
    boolean withdrawn) {
  /** Contests with fewer goal points than another. */
  public int lost() {
    return contests - won - drawn;
  }
}
