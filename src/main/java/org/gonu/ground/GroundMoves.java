package org.gonu.ground;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/**
 * The moves of a ground program.
 *
 * @param all of all roles, role by role, each in canonical order
 * @param first by role the number of its first move; one more element holds the number of moves
 * @param doesAtoms by move: its {@code does} atom, an input
 * @param legalAtoms by move: its {@code legal} atom
 */
@SuppressWarnings("ArrayRecordComponent") // read by the maker of circuits, never compared
public record GroundMoves(
    ImmutableList<Move> all, int[] first, int[] doesAtoms, int[] legalAtoms) {}
