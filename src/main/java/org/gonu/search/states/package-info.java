/**
 * What the searches that enumerate states share: expansion by lanes and tables of states.
 *
 * <p>Input: a {@link org.gonu.machine.PackedGame}. Output: successors and their legal moves.
 * Reading order: {@link org.gonu.search.states.Expander} (many states at a time, by lanes), {@link
 * org.gonu.search.states.LegalMoves}, {@link org.gonu.search.states.StateTable}. Used by {@code
 * search.solver} and {@code search.planning}.
 */
@NullMarked
package org.gonu.search.states;

import org.jspecify.annotations.NullMarked;
