/**
 * Finds gates by which playouts look one ply ahead: moves that win at once, that block such a move,
 * or that allow one (Teytaud and Teytaud 2010).
 *
 * <p>Comes in: the phases of a circuit. Goes out: the same phases with fewer eligible moves.
 * Reading order: {@link org.gonu.engine.lanes.lookahead.DecisiveMoves}, {@code OnePlyLookahead},
 * {@code MoveClasses}, {@code GateBudget} (what that may cost).
 */
@NullMarked
package org.gonu.engine.lanes.lookahead;

import org.jspecify.annotations.NullMarked;
