/**
 * The small HTTP wrapper of the match protocol: one message per connection, limits, time-outs.
 *
 * <p>In general game playing the player is the server and the match host the client. Both ends are
 * written over sockets, because what is in use on the net is looser than any HTTP library allows:
 * line ends of LF alone, missing or wrong lengths, messages in the path of a GET, replies that are
 * read until the socket closes.
 *
 * <p>The server has one thread that reads and writes for all connections and never blocks, and a
 * pool for what the messages ask for. Who may reach it is said by {@link org.gonu.http.HttpAccess},
 * what it takes upon itself by {@link org.gonu.http.HttpLimits}.
 *
 * <p>Reading order: {@link org.gonu.http.HttpServer}, {@link org.gonu.http.HttpHandler}, {@link
 * org.gonu.http.HttpRequest}, {@link org.gonu.http.HttpReply} for the player; {@link
 * org.gonu.http.HttpClient} and {@link org.gonu.http.HttpPost} for the host. Knows nothing of what
 * the messages mean, except that they are balanced in their parentheses.
 */
@NullMarked
package org.gonu.http;

import org.jspecify.annotations.NullMarked;
