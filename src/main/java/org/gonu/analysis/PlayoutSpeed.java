package org.gonu.analysis;

import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;

/**
 * How fast an engine plays at random, and how the games ended.
 *
 * @param stepsPerSecond joint moves made in a second, by all threads together
 * @param playoutsPerSecond whole games in a second
 * @param playouts whole games measured; each that was begun was ended
 * @param meanLength mean number of steps of a game
 * @param meanGoals by role the mean of its goal points
 * @param broken games in which the rules broke their contract
 */
public record PlayoutSpeed(
    double stepsPerSecond,
    double playoutsPerSecond,
    long playouts,
    double meanLength,
    ImmutableDoubleList meanGoals,
    long broken) {}
