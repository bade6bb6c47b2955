/**
 * What the searches that go through all states share: expansion by lanes and tables of states.
 *
 * <p>Comes in: a {@link org.gonu.machine.PackedGame}. Goes out: next states and their legal moves.
 * Reading order: {@link org.gonu.search.states.Expander} (many states at a time, by lanes), {@link
 * org.gonu.search.states.LegalMoves}, {@link org.gonu.search.states.StateTable}. Used by {@code
 * search.solver} and {@code search.planning}.
 */
@NullMarked
package org.gonu.search.states;

import org.jspecify.annotations.NullMarked;
