package org.gonu.analysis;

import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;

/**
 * Statistics of random playouts of a game.
 *
 * @param playouts number of playouts that ended
 * @param jointMoves number of joint moves of all playouts, including one that was cut off
 * @param meanLength mean number of joint moves of the playouts that ended; 0 if none did
 * @param shortest shortest playout that ended, in joint moves; 0 if none did
 * @param longest longest playout that ended, in joint moves; 0 if none did
 * @param meanBranching mean number of legal joint moves over the non-terminal states of the
 *     playouts: the product of the numbers of legal moves of the roles; 0 if there was no such
 *     state
 * @param meanGoals mean goal points of each role, in role order, over the playouts that ended; 0 if
 *     none did
 */
public record PlayoutStatistics(
    int playouts,
    long jointMoves,
    double meanLength,
    int shortest,
    int longest,
    double meanBranching,
    ImmutableDoubleList meanGoals) {}
