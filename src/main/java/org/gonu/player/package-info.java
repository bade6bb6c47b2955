/**
 * Players: legal, random, and by search.
 *
 * <p>Comes in: a {@link org.gonu.match.MatchSetup} and joint moves, from a referee in this program
 * or from {@code player.endpoint}. Goes out: moves in time. Reading order: {@link
 * org.gonu.player.Progress} (where the match stands), {@link org.gonu.player.LegalPlayer}, {@link
 * org.gonu.player.RandomPlayer}, {@link org.gonu.player.MctsPlayer}, {@code SearchThread} (what
 * thinks), {@code SearchSelector} (by which search), {@link org.gonu.player.ThinkLog} (what it
 * tells), {@link org.gonu.player.Analysis} (the same for one position).
 *
 * <p>A player that searches has three threads: {@code NAME-mind} searches on the circuit, {@code
 * NAME-mind-reference} on the reference engine until then, {@code NAME-pauses} measures pauses.
 */
@NullMarked
package org.gonu.player;

import org.jspecify.annotations.NullMarked;
