/**
 * Many matches between two sides, and a journal of them that survives a crash.
 *
 * <p>Input: settings and the results of matches. Output: the order of the matches, the seats of the
 * sides, and sums. Reading order: {@link org.gonu.server.arena.ArenaSettings}, {@link
 * org.gonu.server.arena.Seating}, {@link org.gonu.server.arena.Fixture}, {@link
 * org.gonu.server.arena.ArenaResult}, {@link org.gonu.server.arena.Journal}, {@link
 * org.gonu.server.arena.Standing}, {@link org.gonu.server.arena.ArenaRun} (the threads).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.arena;

import org.jspecify.annotations.NullMarked;
