package org.gonu.search.planning;

import org.gonu.machine.PackedGame;

/**
 * Where lines begin, and whose they are.
 *
 * @param role the role that has choices
 * @param state a state that is not terminal
 * @param legal bit i tells whether move i, over all roles, is legal in it
 */
@SuppressWarnings("ArrayRecordComponent") // read by the methods, never compared
record Start(PackedGame game, int role, long[] state, long[] legal) {}
