/**
 * What a tournament consists of: its specification, pairings, matches, results and the organiser's
 * decisions.
 *
 * <p>Reading order: {@link org.gonu.server.tournament.TournamentSpec}, {@link
 * org.gonu.server.tournament.Pairing} (players that meet in a round), {@link
 * org.gonu.server.tournament.SeatPlan} (who sits where), {@link
 * org.gonu.server.tournament.ScheduledMatch}, {@link org.gonu.server.tournament.MatchResult},
 * {@link org.gonu.server.tournament.Decision}. What follows from them is in {@code course} and
 * {@code standing}.
 *
 * <p>Players, games and seats are indices from 0 in the order of the specification; rounds,
 * pairings, repetitions, legs and attempts are counted from 1.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.tournament;

import org.jspecify.annotations.NullMarked;
