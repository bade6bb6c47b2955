/**
 * Builds gates for a look-ahead of one ply in playouts: which moves win at once, block a win of the
 * next role, or allow one (Teytaud and Teytaud 2010).
 *
 * <p>Comes in: the phases of a circuit. Goes out: the same phases with fewer eligible moves.
 * Reading order: {@link org.gonu.engine.lanes.lookahead.DecisiveMoves}, {@code OnePlyLookahead},
 * {@code MoveClasses}, {@code GateBudget} (limits the number of gates).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes.lookahead;

import org.jspecify.annotations.NullMarked;
