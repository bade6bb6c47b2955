/**
 * Frames of a channel: a web socket that a player opens to a server, so that a player behind a
 * firewall needs no open port.
 *
 * <p>Reads JSON texts to {@link org.gonu.protocol.channel.Frame} and writes them. The messages of
 * the match protocol travel inside unchanged. The page {@code channel.md} describes the protocol
 * for others.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.protocol.channel;

import org.jspecify.annotations.NullMarked;
