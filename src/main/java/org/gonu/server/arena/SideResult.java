package org.gonu.server.arena;

/**
 * The result of a match for one side.
 *
 * @param points goal points, 0 to 100; the mean over its seats
 * @param late answers that came too late
 * @param illegal answers that were no legal move
 * @param failed answers that were missing for another reason
 * @param moves answers to PLAY that came
 * @param seconds from question to answer, summed over all moves
 */
public record SideResult(
    double points, int late, int illegal, int failed, int moves, double seconds) {}
