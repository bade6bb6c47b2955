/**
 * Tables at which persons play against one another and against our players.
 *
 * <p>Comes in: requests with tokens. Goes out: events, which are on the disk before anybody hears
 * of them, so that a table survives a crash. Reading order: {@link org.gonu.web.table.TableRoutes},
 * {@link org.gonu.web.table.Room}, {@code TableEvent}, {@code TableState} (what events lead to),
 * {@code Table}, {@code TableRules} (what the rules say), {@code Turns} (how the match goes on),
 * {@code Clocks}, {@code TakeBacks}, {@code TableSeats}, {@code OwnMoves}, {@code Tables}, {@code
 * TableFile}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.web.table;

import org.jspecify.annotations.NullMarked;
