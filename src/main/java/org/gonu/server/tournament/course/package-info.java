/**
 * How a tournament goes on: what became of each match and each pairing, and which rounds a format
 * makes of them.
 *
 * <p>Comes in: a specification, results and decisions in any order. Goes out: the course of every
 * pairing and the matches that are open. Reading order: {@link
 * org.gonu.server.tournament.course.Ledger} (what became of each match), {@link
 * org.gonu.server.tournament.course.RoundSchedule} with a class for each format, {@code
 * PairingPlan} and {@link org.gonu.server.tournament.course.PairingCourse} (what became of each
 * pairing), {@link org.gonu.server.tournament.course.Courses}, {@link
 * org.gonu.server.tournament.course.Sums}, {@link org.gonu.server.tournament.course.PlayerTotals}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.tournament.course;

import org.jspecify.annotations.NullMarked;
