/**
 * Referees matches between players, local or over HTTP.
 *
 * <p>Comes in: a {@link org.gonu.game.Game} and a {@link org.gonu.match.Player} for every role.
 * Goes out: a {@link org.gonu.match.MatchRecord}. Reading order: {@link org.gonu.server.Referee},
 * {@link org.gonu.server.MatchPlan}, {@link org.gonu.server.Seats}, {@link
 * org.gonu.server.RemotePlayer} (a player behind a socket). A referee runs one match in the
 * caller's thread and asks the players in threads of their own.
 */
@NullMarked
package org.gonu.server;

import org.jspecify.annotations.NullMarked;
