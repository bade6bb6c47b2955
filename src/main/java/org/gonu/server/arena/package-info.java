/**
 * Many matches between two sides, and a journal of them that survives a crash.
 *
 * <p>Comes in: settings and what each match came to. Goes out: which match comes next, who sits
 * where in it, and sums. Reading order: {@link org.gonu.server.arena.ArenaSettings}, {@link
 * org.gonu.server.arena.Seating}, {@link org.gonu.server.arena.Fixture}, {@link
 * org.gonu.server.arena.ArenaResult}, {@link org.gonu.server.arena.Journal}, {@link
 * org.gonu.server.arena.Standing}, {@link org.gonu.server.arena.ArenaRun} (the threads).
 */
@NullMarked
package org.gonu.server.arena;

import org.jspecify.annotations.NullMarked;
