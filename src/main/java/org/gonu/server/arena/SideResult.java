package org.gonu.server.arena;

/**
 * What a match came to for one side.
 *
 * @param points goal points, 0 to 100; the mean of its seats
 * @param late answers that did not come in time
 * @param illegal answers that were no legal move
 * @param failed answers that did not come for another reason
 * @param moves answers to PLAY that came
 * @param seconds from question to answer, all moves together
 */
public record SideResult(
    double points, int late, int illegal, int failed, int moves, double seconds) {}
