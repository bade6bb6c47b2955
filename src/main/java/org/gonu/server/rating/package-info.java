/**
 * Statistics of match results: how much stronger one player is than another.
 *
 * <p>Input: the matches that one side won, drew and lost. Output: shares with intervals, a
 * difference in Elo, and the verdict of a sequential test; ratings of many players. Reading order:
 * {@link org.gonu.server.rating.Tally}, {@link org.gonu.server.rating.Interval}, {@link
 * org.gonu.server.rating.Elo}, {@link org.gonu.server.rating.Sprt}, {@link
 * org.gonu.server.rating.PairTally}, {@link org.gonu.server.rating.BradleyTerry}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.rating;

import org.jspecify.annotations.NullMarked;
