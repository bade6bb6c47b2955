/**
 * Connects a player outward to a server.
 *
 * <p>Input: the address of a server, a name and a token, and a {@link
 * org.gonu.player.endpoint.MessageDesk} that answers messages. Reading order: {@link
 * org.gonu.player.channel.ChannelClient}, {@code Socket} (one connection), {@code RecentReplies}
 * (replies that the server may ask for again).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.player.channel;

import org.jspecify.annotations.NullMarked;
