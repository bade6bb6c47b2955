package org.gonu.server.tournament.standing;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.course.PlayerTotals;

/**
 * The place of a player.
 *
 * @param rank from 1
 * @param player index
 * @param score what counts first: points; in a gauntlet points for each contest; in a knock-out the
 *     rounds survived
 * @param tieBreaks the values of the tie-breaks that were needed, in the order of the
 *     specification, the higher the better
 * @param withdrawn true if the player has left
 */
public record StandingRow(
    int rank,
    int player,
    double score,
    PlayerTotals totals,
    ImmutableList<Double> tieBreaks,
    boolean withdrawn) {}
