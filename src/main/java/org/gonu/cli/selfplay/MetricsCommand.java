package org.gonu.cli.selfplay;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.Engines;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.selfplay.EndlessMatchException;
import org.gonu.selfplay.MatchSource;
import org.gonu.selfplay.metrics.Complexity;
import org.gonu.selfplay.metrics.Depth;
import org.gonu.selfplay.metrics.LeadChanges;
import org.gonu.selfplay.metrics.MatchMetrics;
import org.gonu.selfplay.metrics.Metric;

/** The command {@code metrics}: what matches tell of a game. */
public final class MetricsCommand implements Command {
  private static final CommandOption GAMES =
      CommandOption.value("games", "N", "matches that are counted, 1 to 1000000", 1000);
  private static final CommandOption LEADS =
      CommandOption.value(
          "leads", "N", "matches in which changes of the lead are counted, 0 or more", 100);
  private static final CommandOption DEPTH =
      CommandOption.value(
          "depth",
          "N",
          "matches of 200 playouts for a move against 50, of 800 against 200, of 3200 against 800;"
              + " 0 for none",
          0);
  private static final CommandOption SEED =
      CommandOption.value("seed", "N", "the same seed gives the same numbers, 0 or more", 1);
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the metrics as a JSON array");
  private static final int MAX_GAMES = 1_000_000;

  @Override
  public String name() {
    return "metrics";
  }

  @Override
  public String summary() {
    return "measures games: length, branching, draws, advantages, depth, size of the rules";
  }

  @Override
  public String arguments() {
    return "DIRECTORY|FILE...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        GAMES,
        SelfplayOptions.PLAYER,
        LEADS,
        DEPTH,
        SEED,
        GameFile.CASE_SENSITIVE,
        SelfplayOptions.QUIET,
        JSON);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "metrics rules/breakthrough.kif",
        "metrics rules/*.kif --games 200 --json",
        "metrics rules/connect-four.kif --player mcts:playouts=200 --games 100 --depth 40");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    Plan plan =
        new Plan(
            arguments.text(SelfplayOptions.PLAYER).orElseThrow(),
            (int) arguments.number(GAMES, 1, MAX_GAMES),
            (int) arguments.number(LEADS, 0, MAX_GAMES),
            (int) arguments.number(DEPTH, 0, MAX_GAMES),
            arguments.number(SEED, 0, Long.MAX_VALUE));
    PolicySpec.parse(plan.player);
    if (arguments.positional().isEmpty()) {
      throw new UsageException("metrics: expected at least one rule sheet");
    }
    MutableList<MetricsReport> reports = Lists.mutable.empty();
    Progress progress = new Progress(console, arguments.has(SelfplayOptions.QUIET));
    for (String path : SheetFiles.in(arguments.positional())) {
      Game game = GameFile.load(path, GameFile.policy(arguments), console);
      reports.add(plan.measure(path, game, progress));
      if (!arguments.has(JSON)) {
        console.out().print((reports.size() > 1 ? "\n" : "") + reports.getLast().text());
        console.flush();
      }
    }
    if (arguments.has(JSON)) {
      console.out().println(Json.print(MetricsReport.json(reports.toImmutable())));
    }
    return ExitCode.FINE;
  }

  /** How the progress of each measurement is shown. */
  private record Progress(Console console, boolean quiet) {
    SelfplayProgress of(String what, long planned) {
      return new SelfplayProgress(console, what, 0, planned, quiet);
    }
  }

  /** What is measured of each sheet. */
  private record Plan(String player, int games, int leads, int depth, long seed) {
    MetricsReport measure(String path, Game game, Progress progress) {
      FastEngine.Made made =
          Engines.circuit(game, "gonu games measures length and branching without one");
      try {
        ImmutableList<Metric> metrics =
            ofMatches(path, game, made, progress)
                .newWithAll(ofDepth(path, game, made, progress))
                .newWithAll(Complexity.of(game, made));
        return new MetricsReport(path, player, games, metrics);
      } catch (BrokenContractException fault) {
        throw GameFile.broken(game, fault);
      } catch (EndlessMatchException endless) {
        throw SelfplayCommand.endless(game, endless);
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible);
      }
    }

    private ImmutableList<Metric> ofMatches(
        String path, Game game, FastEngine.Made made, Progress progress) throws IOException {
      MatchMetrics counts = new MatchMetrics(made.lanes());
      LeadChanges changes = new LeadChanges(made.lanes(), seed);
      MatchSource source = PolicySpec.parse(player).newSource(game, made.lanes(), seed);
      SelfplayProgress shown = progress.of(path, games);
      source.play(
          0,
          games,
          (number, match) -> {
            counts.add(match);
            if (number < leads) {
              changes.add(match);
            }
            shown.finished(match.plies());
          });
      shown.end();
      ImmutableList<Metric> metrics = counts.metrics();
      return leads > 0 && counts.hasRivals() ? metrics.newWith(changes.metric()) : metrics;
    }

    private ImmutableList<Metric> ofDepth(
        String path, Game game, FastEngine.Made made, Progress progress) throws IOException {
      Depth steps = new Depth(game, made.lanes(), seed);
      long planned = (long) depth * steps.steps();
      if (planned == 0) {
        return Lists.immutable.empty();
      }
      SelfplayProgress shown = progress.of(path + ", depth", planned);
      ImmutableList<Metric> metrics = steps.metrics(depth, shown::finished);
      shown.end();
      return metrics;
    }
  }
}
