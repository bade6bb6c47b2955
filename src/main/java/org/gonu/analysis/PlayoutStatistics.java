package org.gonu.analysis;

import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;

/**
 * What random playouts of a game came to.
 *
 * @param playouts how many came to an end
 * @param jointMoves of all playouts, also of the one that was cut off
 * @param meanLength joint moves of a playout that came to an end; 0 if none did
 * @param shortest playout that came to an end, in joint moves; 0 if none did
 * @param longest playout that came to an end, in joint moves; 0 if none did
 * @param meanBranching number of legal joint moves, which is the product of the numbers of legal
 *     moves of the roles, in a state of a playout that is not terminal; 0 if there was no such
 *     state
 * @param meanGoals goal points of each role, in role order, over the playouts that came to an end;
 *     0 if none did
 */
public record PlayoutStatistics(
    int playouts,
    long jointMoves,
    double meanLength,
    int shortest,
    int longest,
    double meanBranching,
    ImmutableDoubleList meanGoals) {}
