package org.gonu.protocol.channel;

import java.time.Duration;

/** A frame of a channel. */
public sealed interface Frame {
  /** The longest text of a frame that a server sends: a sheet of rules has to fit in. */
  int MAX_SERVER_CHARACTERS = 64 << 20;

  /** The longest text of a frame that a player sends. */
  int MAX_PLAYER_CHARACTERS = 1 << 20;

  /** Time between pings of the server. */
  Duration PING_INTERVAL = Duration.ofSeconds(15);

  /** A peer that has been silent for so long counts as gone. */
  Duration MAX_SILENCE = Duration.ofSeconds(45);

  /**
   * The first frame, of the player.
   *
   * @param name under which the server knows it
   * @param token its secret, which the server gave it
   */
  record Hello(String name, String token) implements Frame {}

  /**
   * The answer to {@link Hello}.
   *
   * @param name as the server writes it
   */
  record Welcome(String name) implements Frame {}

  /**
   * A message of the match protocol to the player. It is sent again with the same id if the
   * connection broke before its reply came.
   *
   * @param id of the message, never interpreted
   * @param text in KIF
   */
  record Request(String id, String text) implements Frame {}

  /**
   * The reply to a message.
   *
   * @param id of the message
   * @param text in KIF
   */
  record Reply(String id, String text) implements Frame {}

  /**
   * What the player thinks about a message that it has not replied to, for everybody to read. No
   * player need send it.
   *
   * @param id of the message
   * @param value the goal that the player expects, 0 to 100 points
   * @param depth length of the line that it expects, in steps
   * @param playouts or other units of work so far
   * @param line the moves that it expects, in words of its own
   */
  record Thought(String id, double value, int depth, long playouts, String line) implements Frame {}

  /** A question of the server whether the player is still there. */
  record Ping() implements Frame {}

  /** The answer to {@link Ping}. */
  record Pong() implements Frame {}

  /**
   * The last frame of the server, which then closes.
   *
   * @param reason in words
   * @param comeBack false if the player was refused and need not try again
   */
  record Bye(String reason, boolean comeBack) implements Frame {}
}
