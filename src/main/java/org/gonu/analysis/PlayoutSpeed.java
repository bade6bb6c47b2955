package org.gonu.analysis;

import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;

/**
 * The speed of random playouts, and their results.
 *
 * @param stepsPerSecond joint moves per second, all threads together
 * @param playoutsPerSecond whole games per second
 * @param playouts number of games measured; all were played to their end
 * @param meanLength mean number of steps of a game
 * @param meanGoals by role the mean of its goal points; empty if all games broke their contract
 * @param broken number of games in which the rules broke their contract
 */
public record PlayoutSpeed(
    double stepsPerSecond,
    double playoutsPerSecond,
    long playouts,
    double meanLength,
    ImmutableDoubleList meanGoals,
    long broken) {}
