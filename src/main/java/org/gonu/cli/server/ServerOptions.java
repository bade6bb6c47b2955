package org.gonu.cli.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Version;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.match.MatchOptions;
import org.gonu.server.service.ServerSettings;

/** The options of the command {@code server}, and what they say. */
final class ServerOptions {
  static final CommandOption DATA =
      CommandOption.value(
          "data",
          "DIR",
          "directory of the database; a server that is started on it again goes on with all that"
              + " was under way",
          "gonu-data");
  static final CommandOption MATCHES =
      CommandOption.value("matches", "N", "most matches at once, 1 to 1000", 64);
  static final CommandOption OWN_MATCHES =
      CommandOption.value(
          "own-matches",
          "N",
          "most of them with players of this program, which share its processors and memory; twice"
              + " the processors if left out");
  static final CommandOption COME_BACK =
      CommandOption.value(
          "come-back",
          "S",
          "seconds that a player has, after the server was started again, to answer for a match"
              + " under way; the match then ends without a result",
          ServerSettings.DEFAULT_COME_BACK.toSeconds());
  static final CommandOption DISK =
      CommandOption.value(
          "disk",
          "MB",
          "most megabytes of the database; matches wait when it is full, as with a full disk; no"
              + " limit if left out");
  static final CommandOption BACKUP =
      CommandOption.value(
          "backup",
          "FILE",
          "copy the database to a file, replacing it, and end; a server may work in the directory"
              + " meanwhile");

  /** All of them, in the order of the help. */
  static final ImmutableList<CommandOption> ALL =
      Lists.immutable.of(
          Entrance.PORT,
          Entrance.BIND,
          DATA,
          MATCHES,
          OWN_MATCHES,
          COME_BACK,
          DISK,
          BACKUP,
          Entrance.SIGN,
          MatchOptions.SEED);

  private static final int MAX_MATCHES = 1_000;

  private final Arguments arguments;

  ServerOptions(Arguments arguments) {
    this.arguments = arguments;
  }

  Path data() {
    return GameFile.path(arguments.text(DATA).orElseThrow());
  }

  ServerSettings settings() {
    return new ServerSettings(
        (int) arguments.number(MATCHES, 1, MAX_MATCHES),
        ownMatches(),
        Duration.ofSeconds(arguments.number(COME_BACK, 0, 86_400)),
        MatchOptions.secretSeed(arguments),
        "gonu " + Version.current());
  }

  private int ownMatches() {
    return arguments.has(OWN_MATCHES)
        ? (int) arguments.number(OWN_MATCHES, 1, MAX_MATCHES)
        : 2 * Runtime.getRuntime().availableProcessors();
  }

  /** Most bytes of the database; empty for no limit. */
  OptionalLong maxBytes() {
    return arguments.has(DISK)
        ? OptionalLong.of(arguments.number(DISK, 1, Integer.MAX_VALUE) << 20)
        : OptionalLong.empty();
  }

  /** The command that goes on with what is under way. */
  String again() {
    StringBuilder command = new StringBuilder("gonu server --data " + quoted(data().toString()));
    for (CommandOption option :
        Lists.immutable.of(
            Entrance.PORT,
            Entrance.BIND,
            Entrance.SIGN,
            MATCHES,
            OWN_MATCHES,
            COME_BACK,
            DISK,
            MatchOptions.SEED)) {
      if (arguments.has(option)) {
        command
            .append(" --")
            .append(option.name())
            .append(' ')
            .append(arguments.text(option).orElseThrow());
      }
    }
    return command.toString();
  }

  /** A path as a shell reads it. */
  private static String quoted(String path) {
    return path.matches("[A-Za-z0-9._/:\\\\-]+") ? path : "'" + path.replace("'", "'\\''") + "'";
  }
}
