package org.gonu.server.channel;

import io.javalin.Javalin;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** A server with channels alone, on a free port; it lets everybody in who knows the token. */
final class ChannelServer implements AutoCloseable {
  static final String TOKEN = "secret";

  private final Channels channels;
  private final Javalin server;

  ChannelServer(Channels.Limits limits) {
    channels =
        new Channels(
            (name, token) ->
                token.equals(TOKEN) ? Optional.empty() : Optional.of("unknown name or token"),
            limits);
    server =
        Javalin.create(
                config -> {
                  config.startup.showJavalinBanner = false;
                  ChannelRoute.register(config.routes, channels);
                })
            .start("127.0.0.1", 0);
  }

  static ChannelServer open() {
    return new ChannelServer(Channels.Limits.DEFAULT);
  }

  /** Limits by which a silent peer is gone soon. */
  static ChannelServer impatient() {
    return new ChannelServer(
        new Channels.Limits(
            4, Duration.ofMillis(300), Duration.ofMillis(50), Duration.ofMillis(600)));
  }

  /** Limits by which few may connect, whose silence nobody minds for long. */
  static ChannelServer small(int connections) {
    Channels.Limits usual = Channels.Limits.DEFAULT;
    return new ChannelServer(
        new Channels.Limits(connections, usual.hello(), usual.pingInterval(), usual.maxSilence()));
  }

  Channels channels() {
    return channels;
  }

  int port() {
    return server.port();
  }

  URI address() {
    return address(port());
  }

  static URI address(int port) {
    return URI.create("ws://127.0.0.1:" + port + ChannelRoute.PATH);
  }

  @Override
  public void close() {
    channels.close();
    server.stop();
  }
}
