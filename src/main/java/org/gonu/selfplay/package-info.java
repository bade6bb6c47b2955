/**
 * Matches that the program plays against itself, position by position, to be studied or learned
 * from. A match is a pure function of the game, the player, a seed and its number.
 *
 * <p>Comes in: a {@link org.gonu.machine.PackedGame} and a {@link
 * org.gonu.selfplay.SelfPlayPolicy}. Goes out: {@link org.gonu.selfplay.RecordedMatch} after {@link
 * org.gonu.selfplay.RecordedMatch}, in order. Reading order: {@link org.gonu.selfplay.MatchSource},
 * {@code RandomMatches} (many side by side, in lanes), {@code SearchedMatches} (one after the
 * other, by tree search). {@code selfplay.dataset} writes them to files.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.selfplay;

import org.jspecify.annotations.NullMarked;
