/**
 * Serves a player over the match protocol.
 *
 * <p>Input: messages of a host. Output: replies, in time whatever the player does. Reading order:
 * {@link org.gonu.player.endpoint.PlayerEndpoint}, {@code ProtocolHandler} (what to do with which
 * message), {@code Session} (one match), {@code Turn} (one PLAY), {@code FallbackPlayer} (the legal
 * move that is sent if all else fails), {@code Preview} (announced rules), {@code LongMessages}
 * (messages that take long to parse).
 *
 * <p>Threads: those of the HTTP server wait for replies; {@code NAME-thinking} makes all calls of
 * the player, one after the other; {@code NAME-fallback}, one for each match, keeps a machine of
 * its own and knows a legal move; {@code NAME-watch} checks for silent matches; {@code
 * NAME-preview} and {@code NAME-reader} work when there is something for them. All work for a match
 * ends with it.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.player.endpoint;

import org.jspecify.annotations.NullMarked;
