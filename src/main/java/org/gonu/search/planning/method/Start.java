package org.gonu.search.planning.method;

import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;

/**
 * Where lines begin, whose they are, and how they are looked for.
 *
 * @param role the role that has choices
 * @param state a state that is not terminal
 * @param legal bit i tells whether move i, over all roles, is legal in it
 * @param coefficients of the methods that look for lines
 */
@SuppressWarnings("ArrayRecordComponent") // read by the methods, never compared
public record Start(
    PackedGame game, int role, long[] state, long[] legal, Coefficients coefficients) {}
