package org.gonu.server.channel;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import org.eclipse.jetty.websocket.api.Session;
import org.gonu.protocol.channel.Frame;
import org.gonu.server.route.TextSocket;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web socket at which players connect. */
public final class ChannelRoute {
  /** The path of the web socket. */
  public static final String PATH = "/api/v1/channel";

  private static final Logger LOG = LoggerFactory.getLogger(ChannelRoute.class);
  private static final String CONNECTION = "gonu.connection";

  /** Frames that may wait to be sent to a player that does not read. */
  private static final int MAX_WAITING_FRAMES = 64;

  /** A connection on which nothing moves is ended by Jetty as well, a little later than by us. */
  private static final Duration IDLE = Frame.MAX_SILENCE.plusSeconds(15);

  private ChannelRoute() {}

  /** Adds the web socket to a server that is being made. */
  public static void register(RoutesConfig routes, Channels channels) {
    routes.ws(
        PATH,
        socket -> {
          socket.onConnect(
              context -> {
                limit(context.session);
                context.attribute(
                    CONNECTION, channels.open(new SocketWire(new TextSocket(context.session))));
              });
          socket.onMessage(context -> connection(context).receive(context.message()));
          socket.onBinaryMessage(context -> connection(context).refuse("frames are texts"));
          socket.onClose(context -> channels.closed(connection(context)));
          socket.onError(context -> LOG.debug("a channel broke", context.error()));
        });
  }

  private static void limit(Session session) {
    session.setMaxTextMessageSize(Frame.MAX_PLAYER_CHARACTERS);
    session.setMaxBinaryMessageSize(1);
    session.setIdleTimeout(IDLE);
    session.setMaxOutgoingFrames(MAX_WAITING_FRAMES);
  }

  private static PlayerConnection connection(WsContext context) {
    PlayerConnection connection = context.attribute(CONNECTION);
    if (connection == null) {
      throw new IllegalStateException("a frame before the connection was made");
    }
    return connection;
  }

  /** A web socket as the connection of a player. */
  private record SocketWire(TextSocket socket) implements Wire {
    @Override
    public void send(String text) {
      socket.send(text);
    }

    @Override
    public void close() {
      socket.close();
    }
  }
}
