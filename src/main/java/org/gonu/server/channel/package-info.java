/**
 * Players that connect outward, by a web socket that they open to the server.
 *
 * <p>Output: a {@link org.gonu.server.PlayerLink} for each player, by which the referee reaches it
 * as it reaches one behind an address. Reading order: {@link org.gonu.server.channel.Channels},
 * {@code PlayerChannel} (a player, whether it is connected or not), {@code PlayerConnection} (one
 * connection), {@link org.gonu.server.channel.ChannelRoute} (web sockets of Javalin).
 *
 * <p>A message waits for its reply until its deadline, whatever becomes of connections meanwhile:
 * when the player comes back, the message is sent again under the same id.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.channel;

import org.jspecify.annotations.NullMarked;
