/**
 * Standings as JSON, as comma-separated values, and as one page that needs nothing else.
 *
 * <p>Input: a {@link org.gonu.server.tournament.standing.Tournament}. Output: text. Reading order:
 * {@link org.gonu.server.tournament.report.StandingsJson}, {@link
 * org.gonu.server.tournament.report.StandingsCsv}, {@link
 * org.gonu.server.tournament.report.HtmlReport} with {@code Html} (everything from outside is
 * escaped), {@code CrossTable} and {@code RatingPlot}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.tournament.report;

import org.jspecify.annotations.NullMarked;
