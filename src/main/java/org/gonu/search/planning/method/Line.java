package org.gonu.search.planning.method;

/**
 * Moves of the role that has a choice, and the goal at their end.
 *
 * @param moves by ply its number over all roles
 * @param goal points of the role in the terminal state they lead to
 */
@SuppressWarnings("ArrayRecordComponent") // handed over, never compared
public record Line(int[] moves, int goal) {}
