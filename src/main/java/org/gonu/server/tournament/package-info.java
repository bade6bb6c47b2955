/**
 * Tournaments as a pure function: of a specification with its seed, of the results so far and of
 * the organiser's decisions it tells what is to be played next, whether all is over, and the
 * standings.
 *
 * <p>There is no clock here, no file and no chance beyond the seed, and the order in which results
 * came does not matter. So anybody who has the log of a tournament can compute its standings again.
 * Reading order: {@link org.gonu.server.tournament.TournamentSpec}, {@link
 * org.gonu.server.tournament.Pairing} (players that meet in a round), {@link
 * org.gonu.server.tournament.ScheduledMatch}, {@link org.gonu.server.tournament.MatchResult},
 * {@link org.gonu.server.tournament.Decision}, {@link org.gonu.server.tournament.Tournament};
 * behind it {@code Ledger} (what became of each match), {@code Courses} (what became of each
 * pairing) and a {@code Schedule} for each format; {@link org.gonu.server.tournament.Standings}
 * with {@code Ranking}.
 *
 * <p>Players, games and seats are indices from 0 in the order of the specification; rounds,
 * pairings, repetitions, legs and attempts are counted from 1.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.tournament;

import org.jspecify.annotations.NullMarked;
