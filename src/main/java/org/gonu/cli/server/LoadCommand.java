package org.gonu.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.TextTable;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.match.MatchClocks;
import org.gonu.server.service.RefusedException;
import org.gonu.text.SourceText;

/** The command {@code load}: plays many matches on a server, and tells what they cost. */
public final class LoadCommand implements Command {
  private static final CommandOption MATCHES =
      CommandOption.value("matches", "N", "matches in all, 1 to 1000000", 200);
  private static final CommandOption AT_ONCE =
      CommandOption.value("at-once", "N", "matches at once, 1 to 1000", 200);
  private static final CommandOption PLAYER =
      CommandOption.value("player", "SPEC", "player of all seats, as for gonu match", "random");
  private static final CommandOption START_CLOCK =
      CommandOption.value("start-clock", "S", "seconds to prepare, 1 to 86400", 10);
  private static final CommandOption PLAY_CLOCK =
      CommandOption.value("play-clock", "S", "seconds for each move, 1 to 86400", 1);

  @Override
  public String name() {
    return "load";
  }

  @Override
  public String summary() {
    return "tests a server by many matches: late turns, memory, threads, open files";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(MATCHES, AT_ONCE, PLAYER, START_CLOCK, PLAY_CLOCK);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "load rules/connect-four.kif",
        "load rules/tic-tac-toe.kif --matches 10000 --at-once 16",
        "load rules/reversi.kif --matches 8 --at-once 4 --player mcts:threads=1,playouts=1000");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    SourceText sheet = GameFile.read(SheetFiles.only(arguments));
    LoadRun.Plan plan =
        new LoadRun.Plan(
            sheet.text(),
            (int) arguments.number(MATCHES, 1, 1_000_000),
            (int) arguments.number(AT_ONCE, 1, 1_000),
            arguments.text(PLAYER).orElseThrow(),
            MatchClocks.of(
                Duration.ofSeconds(arguments.number(START_CLOCK, 1, 86_400)),
                Duration.ofSeconds(arguments.number(PLAY_CLOCK, 1, 86_400))));
    checkPlayer(plan);
    try {
      Path data = Files.createTempDirectory("gonu-load");
      try {
        return report(LoadRun.play(plan, data), plan, console);
      } finally {
        delete(data);
      }
    } catch (RefusedException refused) {
      throw new InputException("gonu: " + refused.getMessage() + "\n");
    } catch (IOException unusable) {
      throw new InputException("gonu: " + unusable.getMessage() + "\n");
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return ExitCode.INPUT_HAS_ERRORS;
    }
  }

  private static void checkPlayer(LoadRun.Plan plan) {
    try {
      new OwnPlayers(plan.atOnce()).check(plan.player());
    } catch (RefusedException wrong) {
      throw new UsageException("--player: " + wrong.getMessage());
    }
  }

  private static int report(LoadReport report, LoadRun.Plan plan, Console console) {
    console
        .out()
        .printf(
            Locale.ROOT,
            "%,d matches, %,d at once, %s in all seats, play clock %d s; %.1f s%n%n",
            plan.matches(),
            plan.atOnce(),
            plan.player(),
            plan.clocks().play().toSeconds(),
            report.seconds());
    TextTable table =
        new TextTable(
            "matches", "turns", "late", "slowest ms", "heap KiB", "threads", "open files");
    for (LoadReport.Row row : report.rows()) {
      table.row(
          row.matches(),
          row.turns(),
          row.late(),
          row.slowestMillis(),
          row.footprint().heapKibibytes(),
          row.footprint().threads(),
          row.footprint().openFiles());
    }
    console.out().print(table.print());
    ImmutableList<String> findings = report.findings();
    console.out().println();
    console
        .out()
        .println(
            findings.isEmpty()
                ? "every match was completed, every turn on time, nothing grew"
                : findings.makeString("\n"));
    return findings.isEmpty() ? ExitCode.FINE : ExitCode.INPUT_HAS_ERRORS;
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
