/**
 * Tournaments as a pure function: of a specification with its seed, of the results so far and of
 * the organiser's decisions it tells what is to be played next, whether all is over, and the
 * standings.
 *
 * <p>There is no clock here, no file and no chance beyond the seed, and the order in which results
 * came does not matter. So anybody who has the log of a tournament can compute its standings again.
 * Reading order: {@link org.gonu.server.tournament.standing.Tournament}, {@link
 * org.gonu.server.tournament.standing.Standings} with {@code Ranking}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.tournament.standing;

import org.jspecify.annotations.NullMarked;
