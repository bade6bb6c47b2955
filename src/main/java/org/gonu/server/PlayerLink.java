package org.gonu.server;

import java.time.Duration;
import org.gonu.http.HttpFailure;

/** How messages get to a player behind a socket, and its replies back. Safe for several threads. */
public interface PlayerLink extends AutoCloseable {
  /** Where the player is, for messages to people. */
  String address();

  /**
   * Sends a message and waits for the reply.
   *
   * @param message in ASCII
   * @param connectTimeout for making a connection, if one has to be made; the deadline holds, too
   * @param deadlineNanos for the whole call, as {@link System#nanoTime}
   * @return the reply, trimmed
   * @throws HttpFailure if there is none in time
   */
  String post(String message, Duration connectTimeout, long deadlineNanos) throws HttpFailure;

  /** Gives up the messages in progress: their calls fail at once. */
  void cancel();

  @Override
  void close();
}
