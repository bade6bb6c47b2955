/**
 * Referees matches between players, local or over HTTP.
 *
 * <p>Input: a {@link org.gonu.game.Game} and a {@link org.gonu.match.Player} for every role.
 * Output: a {@link org.gonu.match.MatchRecord}. Reading order: {@link org.gonu.server.Referee},
 * {@code RefereedMatch}, {@link org.gonu.server.MatchPlan}, {@link org.gonu.server.TurnDecision}
 * (what is kept of a turn before players hear of it), {@code Seats}, {@link
 * org.gonu.server.RemotePlayer} (a player behind a socket). A referee runs one match in the
 * caller's thread and asks each player in a thread of its own.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server;

import org.jspecify.annotations.NullMarked;
