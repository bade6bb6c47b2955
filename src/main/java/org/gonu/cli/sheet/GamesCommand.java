package org.gonu.cli.sheet;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;

/** The command {@code games}: lists rule sheets. */
public final class GamesCommand implements Command {
  /** Time after which progress is shown. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);

  private static final CommandOption PLAYOUTS =
      CommandOption.value(
          "playouts",
          "N",
          "random matches of each game, or as many as fit into --seconds, whose number is then"
              + " shown; length is their mean number of steps, branching the mean number of legal"
              + " joint moves in a state, the product over the roles",
          100);
  private static final CommandOption SECONDS =
      CommandOption.value(
          "seconds",
          "S",
          "longest time for the random matches of a game, in seconds from 0.01 to 3600",
          2);
  private static final CommandOption SEED =
      CommandOption.value("seed", "N", "of the random moves", 1);
  private static final CommandOption COPY =
      CommandOption.value(
          "copy",
          "DIR",
          "write the rule sheets that come with gonu, and their tests, into a directory");
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the games as a JSON array");

  @Override
  public String name() {
    return "games";
  }

  @Override
  public String summary() {
    return "lists rule sheets: title, roles, kind, mean length, mean branching";
  }

  @Override
  public String arguments() {
    return "[DIRECTORY|FILE...]";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(PLAYOUTS, SECONDS, SEED, GameFile.CASE_SENSITIVE, COPY, JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("games", "games krk onyx --playouts 1000", "games --copy rules");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.has(COPY)) {
      return copy(arguments, console);
    }
    GameSurvey survey =
        new GameSurvey(
            GameFile.policy(arguments),
            (int) arguments.number(PLAYOUTS, 1, 1_000_000),
            arguments.decimal(SECONDS, 0.01, 3600.0),
            arguments.number(SEED, Long.MIN_VALUE, Long.MAX_VALUE));
    ImmutableList<String> files =
        arguments.positional().isEmpty()
            ? SheetFiles.ofLibrary()
            : SheetFiles.in(arguments.positional());
    GameTable table = look(survey, files, console);
    console.out().print(arguments.has(JSON) ? Json.print(table.json()) + "\n" : table.print());
    return table.hasErrors() ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
  }

  private static int copy(Arguments arguments, Console console) {
    if (arguments.positional().notEmpty()) {
      throw new UsageException("games: --copy copies the whole library and takes no files");
    }
    Path directory = GameFile.path(arguments.text(COPY).orElseThrow());
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new UsageException("games: '" + directory + "' is no directory");
    }
    int files = LibraryCopy.into(directory);
    console.out().println(files + " files of the library are in '" + directory + "'");
    return ExitCode.FINE;
  }

  /** Reads all files, and shows progress from time to time. */
  private static GameTable look(GameSurvey survey, ImmutableList<String> files, Console console) {
    GameTable table = new GameTable(survey.playouts());
    long told = System.nanoTime();
    for (int i = 0; i < files.size(); i++) {
      if (System.nanoTime() - told > PATIENCE_NANOS) {
        console.err().printf(Locale.ROOT, "%d of %d, now %s%n", i + 1, files.size(), files.get(i));
        told = System.nanoTime();
      }
      table.add(survey.look(files.get(i)));
    }
    return table;
  }
}
