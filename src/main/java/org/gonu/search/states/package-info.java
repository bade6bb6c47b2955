/**
 * What the searches share that look at states: views of single states, expansion by lanes, tables
 * of states.
 *
 * <p>Input: a {@link org.gonu.machine.PackedGame}. Output: successors and their legal moves.
 * Reading order: {@link org.gonu.search.states.StateProbe} (one state at a time), {@link
 * org.gonu.search.states.Expander} (many states at a time), {@link
 * org.gonu.search.states.LegalMoves}, {@link org.gonu.search.states.StateTable}, {@link
 * org.gonu.search.states.StateAnswer} (what such a search knows). Used by {@code search.solver} and
 * {@code search.planning}; {@code search.mcts} uses the probe alone.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.states;

import org.jspecify.annotations.NullMarked;
