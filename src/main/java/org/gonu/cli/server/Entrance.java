package org.gonu.cli.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.console.Version;
import org.gonu.cli.match.KeysCommand;
import org.gonu.server.api.AdminToken;
import org.gonu.server.api.ApiServer;
import org.gonu.server.api.ApiSettings;
import org.gonu.server.api.ChannelPlayers;
import org.gonu.server.api.Signing;
import org.gonu.server.channel.Channels;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.PlayerSource;
import org.gonu.server.signature.LogSignature;
import org.gonu.server.signature.RecordSignature;
import org.gonu.server.store.PlayerRow;
import org.gonu.web.site.WebRoutes;

/** The way into a server from outside: HTTP, and web sockets of players that connect themselves. */
public final class Entrance implements AutoCloseable {
  /** The option for the port. */
  public static final CommandOption PORT =
      CommandOption.value(
          "port", "N", "port to listen on, 0 for any free one", ApiSettings.DEFAULT_PORT);

  /** The option for the address. */
  public static final CommandOption BIND =
      CommandOption.value(
          "bind",
          "ADDRESS",
          "address of this machine to listen on, 0.0.0.0 for all",
          InetAddress.getLoopbackAddress().getHostAddress());

  static final CommandOption SIGN =
      CommandOption.value(
          "sign",
          "KEY",
          "sign records of matches and logs of tournaments with the key in the file KEY, see"
              + " gonu keys");

  private final AtomicReference<GameServer> server = new AtomicReference<>();
  private final ApiSettings settings;
  private final Signing signing;
  private final Channels channels =
      new Channels(ChannelPlayers.admission(this::player), Channels.Limits.DEFAULT);
  private Optional<ApiServer> api = Optional.empty();

  /**
   * The entrance that the options {@link #PORT} and {@link #BIND} describe, not open yet.
   *
   * @param signing of what is over
   */
  public Entrance(Arguments arguments, Signing signing) {
    this.settings =
        ApiSettings.loopback((int) arguments.number(PORT, 0, 65_535))
            .withBind(address(arguments.text(BIND).orElseThrow()));
    this.signing = signing;
  }

  /** How the option {@link #SIGN} wants things to be signed. */
  static Signing signing(Arguments arguments) {
    return arguments
        .text(SIGN)
        .map(KeysCommand::read)
        .map(
            key ->
                new Signing(
                    record -> RecordSignature.sign(record, key),
                    log -> LogSignature.sign(log, key)))
        .orElse(Signing.NONE);
  }

  private static InetAddress address(String text) {
    try {
      return InetAddress.getByName(text);
    } catch (UnknownHostException unknown) {
      throw new UsageException("--bind: not an address of this machine: '" + text + "'");
    }
  }

  private Optional<PlayerRow> player(String id) {
    return Optional.ofNullable(server.get()).flatMap(opened -> opened.player(id));
  }

  /** How players that connect themselves are reached. */
  PlayerSource channelPlayers() {
    return ChannelPlayers.of(channels);
  }

  /**
   * An entrance that is open.
   *
   * @param bind address that it listens on
   * @param token of the organiser
   */
  public record Opened(InetAddress bind, int port, AdminToken token) {
    /** The address for browsers and programs of this machine. */
    public String url() {
      InetAddress host = bind.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : bind;
      String text = host.getHostAddress();
      return "http://" + (text.contains(":") ? "[" + text + "]" : text) + ":" + port;
    }

    /** Tells where it listens, and a new token. */
    void announce(Console console) {
      console
          .out()
          .println(
              "it listens on http://"
                  + bind.getHostAddress()
                  + ":"
                  + port
                  + (bind.isLoopbackAddress() ? ", for this machine alone" : ""));
      if (token.isNew()) {
        console.out().println("the organiser's token, told once: " + token.text());
      }
    }
  }

  /**
   * Begins to let requests in.
   *
   * @param directory of the server, in which the organiser's token is kept
   * @throws IOException if the port is taken, or the token cannot be kept
   */
  Opened open(GameServer opened, Path directory) throws IOException {
    AdminToken token = AdminToken.in(directory);
    server.set(opened);
    ApiServer listening =
        ApiServer.open(
            new ApiServer.Parts(
                opened,
                channels,
                token,
                signing,
                "gonu " + Version.current(),
                WebRoutes.of(opened, directory)),
            settings);
    api = Optional.of(listening);
    return new Opened(settings.bind(), listening.port(), token);
  }

  @Override
  public void close() {
    channels.close();
    api.ifPresent(ApiServer::close);
  }
}
