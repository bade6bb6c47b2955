package org.gonu.machine;

/**
 * A part of a game that goes on beside others: what is next in it depends on it alone, on the moves
 * that are made in it, and on what changes whatever the moves are, such as a step counter. For one
 * thread.
 *
 * @param bases bit i tells whether base i belongs to it
 * @param moves bit i tells whether move i, over all roles, is made in it
 * @param distance how far it is from what the best goal of a role asks of it alone; 0 for states of
 *     which the goal asks no more of it
 */
@SuppressWarnings("ArrayRecordComponent") // read by searches, never compared
public record GameFactor(long[] bases, long[] moves, GoalDistance distance) {}
