/**
 * Serves a player over the match protocol.
 *
 * <p>Comes in: messages of a host. Goes out: replies, in time whatever the player does. Reading
 * order: {@link org.gonu.player.endpoint.PlayerEndpoint}, {@code ProtocolHandler} (what to do with
 * which message), {@code Session} (one match), {@code Turn} (one PLAY), {@code FallbackPlayer} (the
 * legal move that is sent if all else fails), {@code Preview} (rules that are announced), {@code
 * LongMessages} (such as take long to read).
 *
 * <p>Threads: those of the HTTP server wait for replies; {@code NAME-thinking} makes all calls of
 * the player, one after the other; {@code NAME-standby}, one for each match, keeps a machine of its
 * own and knows a legal move; {@code NAME-watch} looks for matches that are silent; {@code
 * NAME-preview} and {@code NAME-reader} work when there is something for them. What a match has
 * begun ends with it.
 */
@NullMarked
package org.gonu.player.endpoint;

import org.jspecify.annotations.NullMarked;
