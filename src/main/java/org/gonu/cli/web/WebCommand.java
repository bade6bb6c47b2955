package org.gonu.cli.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.console.Version;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetLookup;
import org.gonu.cli.input.ViewLookup;
import org.gonu.cli.match.MatchOptions;
import org.gonu.cli.server.Entrance;
import org.gonu.cli.server.RunningServer;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.server.api.Signing;
import org.gonu.server.service.ServerSettings;
import org.gonu.text.SourceText;
import org.gonu.web.StoredViews;

/** The command {@code web}: play, watch and write games in a browser. */
public final class WebCommand implements Command {
  private static final CommandOption DATA =
      CommandOption.value(
          "data",
          "DIR",
          "directory in which sheets, matches and tables are kept, as that of gonu server; without"
              + " it they are gone at the end");
  private static final CommandOption NO_OPEN =
      CommandOption.flag("no-open", "print the address and open no browser");

  private static final int MAX_MATCHES = 8;
  private static final int MAX_NAME_LENGTH = 64;

  /** What is opened. */
  private record Sheet(SourceText rules, Optional<SourceText> view) {}

  @Override
  public String name() {
    return "web";
  }

  @Override
  public String summary() {
    return "opens a page in the browser to play, watch and write games";
  }

  @Override
  public String arguments() {
    return "[SHEET]";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(Entrance.PORT, Entrance.BIND, DATA, NO_OPEN, MatchOptions.SEED);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("web", "web rules/onyx.kif", "web --port 0 --data club --no-open");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().size() > 1) {
      throw new UsageException("web: expected at most one rule sheet");
    }
    Optional<Sheet> sheet =
        arguments.positional().getFirstOptional().map(path -> playable(path, console));
    Entrance entrance = new Entrance(arguments, Signing.NONE);
    try {
      Optional<String> kept = arguments.text(DATA);
      Path directory =
          kept.isPresent() ? GameFile.path(kept.get()) : Files.createTempDirectory("gonu-web-");
      return serve(arguments, console, entrance, sheet, directory);
    } catch (IOException unusable) {
      throw UnwritableFile.error(unusable);
    }
  }

  private static int serve(
      Arguments arguments,
      Console console,
      Entrance entrance,
      Optional<Sheet> sheet,
      Path directory)
      throws IOException {
    ServerSettings settings =
        new ServerSettings(
            MAX_MATCHES,
            MAX_MATCHES,
            Duration.ZERO,
            MatchOptions.secretSeed(arguments),
            "gonu " + Version.current());
    RunningServer running = RunningServer.open(directory, settings, OptionalLong.empty(), entrance);
    RunningServer.atTheEnd(() -> stop(running, directory, arguments.has(DATA)));
    String place = sheet.isPresent() ? "/#/game/" + keep(running, sheet.get(), directory) : "/";
    String address = running.listen().url() + place;
    console.out().println("the page is at " + address + "; Ctrl-C ends it");
    if (!arguments.has(NO_OPEN) && !Browser.show(address)) {
      console.err().println("gonu: no browser can be opened here; open the address yourself");
    }
    console.flush();
    RunningServer.untilTheEnd();
    return ExitCode.FINE;
  }

  /** A sheet that can be played, and the view file beside it; errors in them are reported. */
  private static Sheet playable(String given, Console console) {
    String path = SheetLookup.find(given);
    Game game = GameFile.load(path, CasePolicy.INSENSITIVE, console);
    return new Sheet(game.sheet().source(), ViewLookup.textBeside(path, game));
  }

  /** Adds a sheet and its view to the server, and returns its hash. */
  private static String keep(RunningServer running, Sheet sheet, Path directory)
      throws IOException {
    SourceText rules = sheet.rules();
    String file = String.valueOf(Path.of(rules.name()).getFileName()).replaceFirst("[.].*", "");
    String name = file.replaceAll("[^A-Za-z0-9_-]", "-");
    String cut = name.substring(0, Math.min(name.length(), MAX_NAME_LENGTH));
    String hash =
        running.server().addSheet(cut.isEmpty() ? "sheet" : cut, rules.text()).join().hash();
    new StoredViews(directory).put(hash, sheet.view().map(SourceText::text));
    return hash;
  }

  private static void stop(RunningServer running, Path directory, boolean isKept) {
    running.close();
    if (!isKept) {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      } catch (IOException left) {
        throw new UncheckedIOException(left);
      }
    }
  }
}
