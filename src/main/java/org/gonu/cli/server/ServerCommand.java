package org.gonu.cli.server;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.server.service.ServerStatus;
import org.gonu.server.store.Backup;

/** The command {@code server}: schedules, referees and keeps many matches. */
public final class ServerCommand implements Command {
  @Override
  public String name() {
    return "server";
  }

  @Override
  public String summary() {
    return "schedules, referees and keeps many matches, and goes on after a crash";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return ServerOptions.ALL;
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "server",
        "server --port 8080 --bind 0.0.0.0",
        "server --data club --matches 200",
        "server --data club --backup club.db");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().notEmpty()) {
      throw new UsageException(
          "server: there is no argument '" + arguments.positional().getFirst() + "'");
    }
    ServerOptions options = new ServerOptions(arguments);
    try {
      return arguments.has(ServerOptions.BACKUP)
          ? backUp(
              options.data(),
              GameFile.path(arguments.text(ServerOptions.BACKUP).orElseThrow()),
              console)
          : serve(options, new Entrance(arguments, Entrance.signing(arguments)), console);
    } catch (IOException unusable) {
      throw UnwritableFile.error(unusable);
    }
  }

  private static int backUp(Path directory, Path file, Console console) throws IOException {
    Backup.write(directory, file);
    console.out().println("the database of '" + directory + "' is copied to '" + file + "'");
    return ExitCode.FINE;
  }

  private static int serve(ServerOptions options, Entrance entrance, Console console)
      throws IOException {
    RunningServer running =
        RunningServer.open(options.data(), options.settings(), options.maxBytes(), entrance);
    RunningServer.atTheEnd(() -> stop(running, options, console));
    Entrance.Opened opened = running.listen();
    ServerStatus status = running.server().status();
    console
        .out()
        .println(
            "the server works in '"
                + options.data()
                + "': "
                + running.server().players().size()
                + " players, "
                + (status.running() + status.queued())
                + " matches to play");
    opened.announce(console);
    console.flush();
    RunningServer.untilTheEnd();
    return ExitCode.FINE;
  }

  private static void stop(RunningServer running, ServerOptions options, Console console) {
    running.close();
    if (running.hasListened()) {
      console.out().println("stopped; to go on: " + options.again());
    }
    console.flush();
  }
}
