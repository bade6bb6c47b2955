/**
 * The log of a tournament: lines of JSON, from which anybody can compute its standings.
 *
 * <p>The first line is the specification with its hash, every other one a result or a decision of
 * the organiser, in the order in which they came. A line counts once its line feed is on the disk;
 * a last line without one is what a crash cut short. Reading order: {@link
 * org.gonu.server.tournament.log.LogReader}, {@link org.gonu.server.tournament.log.LogLine} (the
 * form of the lines), {@code SpecJson}, {@link org.gonu.server.tournament.log.LogFile} (a log on
 * the disk that grows).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.tournament.log;

import org.jspecify.annotations.NullMarked;
