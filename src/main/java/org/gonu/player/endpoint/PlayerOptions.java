package org.gonu.player.endpoint;

import java.time.Duration;
import org.gonu.http.HttpAccess;

/**
 * How a player is served.
 *
 * @param name what it tells hosts, without blanks and parentheses: hosts drop blanks
 * @param port 0 for any free one
 * @param margin how long before the end of a clock the reply is sent, for the way to the host and
 *     its timekeeping; of a clock shorter than twice the margin, half is taken
 * @param maxSilence a match of which nothing is heard for this long and four of its clocks is given
 *     up: some hosts never say that a match is called off
 * @param access who may reach it
 */
public record PlayerOptions(
    String name, int port, Duration margin, Duration maxSilence, HttpAccess access) {
  /** The port that hosts expect a player on. */
  public static final int DEFAULT_PORT = 9147;

  /** Enough on a good line; ggp-base itself allows one second more than it says. */
  public static final Duration DEFAULT_MARGIN = Duration.ofMillis(500);

  /** Hosts wait for the slowest player, who has no more than one clock, and some seconds. */
  public static final Duration DEFAULT_MAX_SILENCE = Duration.ofMinutes(2);

  public PlayerOptions {
    if (!name.matches("[\\x21-\\x7e&&[^()\";|]]+")) {
      throw new IllegalArgumentException("not a name for a player: '" + name + "'");
    }
    if (port < 0 || port > 65_535) {
      throw new IllegalArgumentException("not a port: " + port);
    }
    if (margin.isNegative() || maxSilence.isNegative()) {
      throw new IllegalArgumentException("negative: " + margin + " or " + maxSilence);
    }
  }

  /** A name and a port, the rest by default: this machine alone may reach it. */
  public static PlayerOptions of(String name, int port) {
    return new PlayerOptions(name, port, DEFAULT_MARGIN, DEFAULT_MAX_SILENCE, HttpAccess.LOOPBACK);
  }

  /** The same with another margin. */
  public PlayerOptions withMargin(Duration other) {
    return new PlayerOptions(name, port, other, maxSilence, access);
  }

  /** The same with another silence. */
  public PlayerOptions withMaxSilence(Duration other) {
    return new PlayerOptions(name, port, margin, other, access);
  }

  /** The same for other peers. */
  public PlayerOptions withAccess(HttpAccess other) {
    return new PlayerOptions(name, port, margin, maxSilence, other);
  }

  /** When a reply has to be out, for a clock that started then. */
  long deadlineNanos(long arrivalNanos, Duration clock) {
    long margin = Math.min(this.margin.toNanos(), clock.toNanos() / 2);
    return arrivalNanos + clock.toNanos() - margin;
  }
}
