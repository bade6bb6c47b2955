package org.gonu.cli.match;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UnreadableFile;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.match.Player;
import org.gonu.player.ThinkLog;
import org.gonu.player.channel.ChannelClient;
import org.gonu.player.endpoint.MessageDesk;
import org.gonu.player.endpoint.PlayerOptions;

/** A player that connects outward to a server, by options of the command {@code player}. */
final class ConnectedPlayer {
  static final CommandOption CONNECT =
      CommandOption.value(
          "connect",
          "URL",
          "connect to a server by web socket, ws://host:port/api/v1/channel or wss://..., and"
              + " do not listen: for players behind a firewall");
  static final CommandOption TOKEN =
      CommandOption.value(
          "token",
          "TOKEN",
          "with --connect: the secret that the server gave the player; @FILE reads it from FILE");

  static final CommandOption THINK_ALOUD =
      CommandOption.flag(
          "think-aloud",
          "with --connect: tell the server what the player thinks about each move; everybody can"
              + " read it there, opponents too");

  private static final char FILE_MARK = '@';

  private ConnectedPlayer() {}

  /**
   * Connects, and plays until the server refuses the player or the program is ended.
   *
   * @param log of the thoughts of the player
   * @param opener opens the player with a log
   */
  static int run(
      Arguments arguments,
      ThinkLog log,
      Function<ThinkLog, Player> opener,
      PlayerOptions options,
      Console console) {
    ChannelClient.ChannelAddress address = address(arguments, options.name());
    AtomicReference<ChannelClient> opened = new AtomicReference<>();
    Player player =
        opener.apply(arguments.has(THINK_ALOUD) ? thought -> tell(thought, log, opened) : log);
    try (ChannelClient client =
        ChannelClient.open(
            address, new MessageDesk(player, options), ChannelClient.Timing.DEFAULT)) {
      opened.set(client);
      console.out().println(address + " connects");
      console.flush();
      String reason = client.refusal().get();
      throw new InputException("gonu: the server refuses the player: " + reason + "\n");
    } catch (IOException unusable) {
      throw UnwritableFile.error(unusable);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return ExitCode.FINE;
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void tell(
      ThinkLog.Thought thought, ThinkLog log, AtomicReference<ChannelClient> opened) {
    log.tell(thought);
    ChannelClient client = opened.get();
    if (client != null) {
      client.think(
          thought.value(), thought.report().depth(), thought.finished(), thought.expectedLine());
    }
  }

  private static ChannelClient.ChannelAddress address(Arguments arguments, String name) {
    String url = arguments.text(CONNECT).orElseThrow();
    String token = arguments.text(TOKEN).orElse("");
    try {
      return new ChannelClient.ChannelAddress(URI.create(url), name, secret(token));
    } catch (IllegalArgumentException malformed) {
      throw new UsageException(
          "--connect must be ws://host:port/api/v1/channel, not '" + url + "'");
    }
  }

  private static String secret(String token) {
    if (token.isEmpty() || token.charAt(0) != FILE_MARK) {
      return token;
    }
    String file = token.substring(1);
    try {
      return Files.readString(GameFile.path(file)).strip();
    } catch (IOException unreadable) {
      throw new UsageException(
          "--token: cannot read '" + file + "': " + UnreadableFile.reason(unreadable));
    }
  }
}
