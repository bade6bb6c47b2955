/**
 * The HTTP transport of the match protocol: one message per connection, limits, time-outs.
 *
 * <p>In general game playing the player is the server and the match host the client. Both ends use
 * sockets directly, since programs in use deviate from HTTP more than HTTP libraries allow: line
 * ends of LF alone, missing or wrong lengths, messages in the path of a GET, replies that are read
 * until the socket closes.
 *
 * <p>The server has one thread that reads and writes for all connections and never blocks, and a
 * pool of threads for the handler. {@link org.gonu.http.HttpAccess} says who may use it, {@link
 * org.gonu.http.HttpLimits} how much.
 *
 * <p>Reading order: {@link org.gonu.http.HttpServer}, {@link org.gonu.http.HttpHandler}, {@link
 * org.gonu.http.HttpRequest}, {@link org.gonu.http.HttpReply} for the player; {@link
 * org.gonu.http.HttpClient} and {@link org.gonu.http.HttpPost} for the host; {@link
 * org.gonu.http.TakenPort} for all that listen. The package knows nothing of the meaning of
 * messages, except that their parentheses are balanced.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.http;

import org.jspecify.annotations.NullMarked;
