package org.gonu.player.endpoint;

import java.io.IOException;
import java.net.InetSocketAddress;
import org.gonu.http.HttpLimits;
import org.gonu.http.HttpServer;
import org.gonu.match.Player;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves a player to match hosts over the GGP protocol: the player is the HTTP server, hosts
 * connect to it. It plays one match at a time, and answers INFO, STOP and ABORT while the player
 * thinks.
 *
 * <p>Clocks start when the first bytes of a message are read from its connection, which other
 * connections do not delay. Whatever the player does, throws or fails to do, a legal move is sent
 * at the end of the clock less the margin, if one is known by then. It comes from the reference
 * engine on a thread of its own. If that has not found the legal moves of the state in time, a
 * legal move of the latest state whose moves are known is sent; if there is none, {@code nil}.
 */
public final class PlayerEndpoint implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PlayerEndpoint.class);

  private final MessageDesk desk;
  private final HttpServer server;

  private PlayerEndpoint(MessageDesk desk, HttpServer server) {
    this.desk = desk;
    this.server = server;
  }

  /**
   * Starts to serve. The endpoint keeps the program running until it is closed, which also closes
   * the player.
   *
   * @throws java.net.BindException if the port is taken or not allowed; the player is closed
   * @throws IOException if the directory of its state cannot be used, too
   */
  public static PlayerEndpoint open(Player player, PlayerOptions options) throws IOException {
    MessageDesk desk = new MessageDesk(player, options);
    HttpServer server;
    try {
      server =
          HttpServer.open(
              options.name(), options.port(), options.access(), HttpLimits.defaults(), desk::reply);
    } catch (IOException | RuntimeException refused) {
      desk.close();
      throw refused;
    }
    LOG.info("{} listens on {}", options.name(), server.address());
    return new PlayerEndpoint(desk, server);
  }

  /** The address and port that hosts connect to. */
  public InetSocketAddress address() {
    return server.address();
  }

  /** The port that hosts connect to. */
  public int port() {
    return server.port();
  }

  /** Stops listening, aborts the match and closes the player. */
  @Override
  public void close() {
    server.close();
    desk.close();
  }
}
