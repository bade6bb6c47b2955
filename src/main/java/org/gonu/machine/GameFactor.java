package org.gonu.machine;

/**
 * An independent factor of a game, such as one of two boards. Its next state depends only on the
 * factor itself, on the moves made in it, and on bases that no move affects, such as a step
 * counter. Confined to one thread.
 *
 * @param bases bit i tells whether base i belongs to the factor
 * @param moves bit i tells whether move i, over all roles, is made in the factor
 * @param distance distance to the conditions that the best goal of a role puts on this factor; 0
 *     where they are all met
 */
@SuppressWarnings("ArrayRecordComponent") // read by searches, never compared
public record GameFactor(long[] bases, long[] moves, GoalDistance distance) {}
