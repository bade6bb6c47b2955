/**
 * Players: legal, random, and by search.
 *
 * <p>Input: a {@link org.gonu.match.MatchSetup} and joint moves, from a referee in this program or
 * from {@code player.endpoint}. Output: moves in time. Reading order: {@link
 * org.gonu.player.Progress} (the state of the match), {@link org.gonu.player.LegalPlayer}, {@link
 * org.gonu.player.RandomPlayer}, {@link org.gonu.player.MctsPlayer}, {@code SearchThread} (the
 * search in the background), {@code SearchSelector} (which search) with {@code SearchStage}, {@link
 * org.gonu.player.ThinkLog} (its results for people), {@link org.gonu.player.Analysis} (the same
 * for one position).
 *
 * <p>A player that searches has two threads: {@code NAME-search} searches on the circuit, {@code
 * NAME-search-reference} on the reference engine until then. {@code gonu-pauses} measures pauses
 * for all players.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.player;

import org.jspecify.annotations.NullMarked;
