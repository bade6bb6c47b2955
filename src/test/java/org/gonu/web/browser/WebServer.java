package org.gonu.web.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.server.Entrance;
import org.gonu.cli.server.RunningServer;
import org.gonu.server.api.Signing;
import org.gonu.server.service.ServerSettings;

/** A server with the page, as {@code gonu web} opens it, and a data directory that outlives it. */
final class WebServer implements AutoCloseable {
  private static final int MOST_MATCHES = 4;

  private final RunningServer running;
  private final Entrance.Opened opened;

  /** Starts a server on a free port. */
  WebServer(Path data) throws IOException {
    this(data, 0);
  }

  /** Starts a server on a port; 0 is a free one. */
  WebServer(Path data, int port) throws IOException {
    running = open(data, port);
    opened = running.listen();
  }

  private static RunningServer open(Path data, int port) throws IOException {
    ServerSettings settings =
        new ServerSettings(MOST_MATCHES, MOST_MATCHES, Duration.ZERO, 1, "gonu test");
    return RunningServer.open(
        data, settings, OptionalLong.empty(), new Entrance(onPort(port), Signing.NONE));
  }

  private static Arguments onPort(int port) {
    Options options =
        new Options()
            .addOption(Entrance.PORT.toParserOption())
            .addOption(Entrance.BIND.toParserOption());
    try {
      return new Arguments(
          "web", new DefaultParser().parse(options, new String[] {"--port", "" + port}));
    } catch (ParseException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The address without a slash at the end. */
  String address() {
    return opened.url();
  }

  /** Sends requests to the server as its organiser. */
  ServerClient client() {
    return new ServerClient(address(), token());
  }

  /** The password of the organiser. */
  String token() {
    return opened.token().text();
  }

  @Override
  public void close() {
    running.close();
  }
}
