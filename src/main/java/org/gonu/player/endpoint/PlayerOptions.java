package org.gonu.player.endpoint;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.gonu.game.cache.CircuitCache;
import org.gonu.http.HttpAccess;

/**
 * The options of a player endpoint.
 *
 * @param name reported to hosts, without blanks and parentheses, since hosts drop blanks
 * @param port 0 for any free one
 * @param margin how long before the end of a clock the reply is sent, for the way to the host and
 *     its timekeeping; at most half of the clock
 * @param maxSilence a match is given up after a silence of this long and four of its clocks, since
 *     some hosts never report an abort
 * @param access who may use it
 * @param state directory in which the match in play is remembered, so that a player that was killed
 *     goes on with it; empty to remember nothing
 * @param circuits where circuits of games are kept from one run to the next
 */
public record PlayerOptions(
    String name,
    int port,
    Duration margin,
    Duration maxSilence,
    HttpAccess access,
    Optional<Path> state,
    CircuitCache circuits) {
  /** The port that hosts expect a player on. */
  public static final int DEFAULT_PORT = 9147;

  /** Enough on a good connection; ggp-base itself allows one second beyond the clock. */
  public static final Duration DEFAULT_MARGIN = Duration.ofMillis(500);

  /** Hosts wait for the slowest player, who has no more than one clock, and some seconds. */
  public static final Duration DEFAULT_MAX_SILENCE = Duration.ofMinutes(2);

  /** Checks the ranges and the name. */
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

  /** Defaults for all but name and port; only this machine may use the endpoint. */
  public static PlayerOptions of(String name, int port) {
    return new PlayerOptions(
        name,
        port,
        DEFAULT_MARGIN,
        DEFAULT_MAX_SILENCE,
        HttpAccess.LOOPBACK,
        Optional.empty(),
        CircuitCache.none());
  }

  /** The same options with another margin. */
  public PlayerOptions withMargin(Duration other) {
    return new PlayerOptions(name, port, other, maxSilence, access, state, circuits);
  }

  /** The same options with another silence. */
  public PlayerOptions withMaxSilence(Duration other) {
    return new PlayerOptions(name, port, margin, other, access, state, circuits);
  }

  /** The same options for other peers. */
  public PlayerOptions withAccess(HttpAccess other) {
    return new PlayerOptions(name, port, margin, maxSilence, other, state, circuits);
  }

  /** The same options for a player that remembers its match in a directory. */
  public PlayerOptions withState(Path directory) {
    return new PlayerOptions(
        name, port, margin, maxSilence, access, Optional.of(directory), circuits);
  }

  /** The same options for a player that keeps circuits. */
  public PlayerOptions withCircuits(CircuitCache other) {
    return new PlayerOptions(name, port, margin, maxSilence, access, state, other);
  }

  /** When a reply has to be sent, for a clock that starts at a time. */
  long deadlineNanos(long arrivalNanos, Duration clock) {
    long margin = Math.min(this.margin.toNanos(), clock.toNanos() / 2);
    return arrivalNanos + clock.toNanos() - margin;
  }
}
