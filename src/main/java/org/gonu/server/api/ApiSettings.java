package org.gonu.server.api;

import java.net.InetAddress;
import java.time.Duration;

/**
 * The settings of the HTTP interface.
 *
 * @param bind address to listen on
 * @param port 0 for any free one
 * @param idle a connection on which nothing moves for so long is closed
 * @param connections open at a time; beyond it nobody is let in
 * @param followers of all matches together
 */
public record ApiSettings(
    InetAddress bind, int port, Duration idle, int connections, int followers) {
  /** The usual port. */
  public static final int DEFAULT_PORT = 9180;

  /** Checks the ranges. */
  public ApiSettings {
    if (port < 0 || port > 65_535 || connections < 1 || followers < 1 || idle.isNegative()) {
      throw new IllegalArgumentException("out of range: " + port + ", " + connections);
    }
  }

  /** For this machine alone. */
  public static ApiSettings loopback(int port) {
    return new ApiSettings(
        InetAddress.getLoopbackAddress(), port, Duration.ofSeconds(30), 4000, 2000);
  }

  /** The same settings at another address. */
  public ApiSettings withBind(InetAddress address) {
    return new ApiSettings(address, port, idle, connections, followers);
  }
}
