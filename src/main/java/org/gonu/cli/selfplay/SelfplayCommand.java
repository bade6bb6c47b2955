package org.gonu.cli.selfplay;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.selfplay.EndlessMatchException;
import org.gonu.selfplay.dataset.DataSetDirectory;
import org.gonu.selfplay.dataset.DataSetPlan;
import org.gonu.selfplay.dataset.OtherDataSetException;

/** The command {@code selfplay}: plays matches and writes their positions as Parquet. */
public final class SelfplayCommand implements Command {
  private static final long MAX_GAMES = 1_000_000_000L;
  private static final int MAX_SHARD = 1_000_000;
  private static final int MAX_THREADS = 256;

  private final ShardRunner runner;

  /** The command, which writes shards by threads. */
  public SelfplayCommand() {
    this(ShardRunner.THREADS);
  }

  /** The command, which has shards written. */
  public SelfplayCommand(ShardRunner runner) {
    this.runner = runner;
  }

  @Override
  public String name() {
    return "selfplay";
  }

  @Override
  public String summary() {
    return "plays many matches and writes every position as Parquet, to learn from";
  }

  @Override
  public String arguments() {
    return "DIRECTORY|FILE...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return SelfplayOptions.ALL;
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "selfplay rules/breakthrough.kif --games 10000 --out data",
        "selfplay rules/connect-four.kif --games 500 --player mcts:playouts=400" + " --out data");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String out =
        arguments
            .text(SelfplayOptions.OUT)
            .orElseThrow(() -> new UsageException("selfplay: --out DIR is missing"));
    int threads =
        arguments.has(SelfplayOptions.THREADS)
            ? (int) arguments.number(SelfplayOptions.THREADS, 1, MAX_THREADS)
            : Runtime.getRuntime().availableProcessors();
    ImmutableList<DataSetPlan> plans = plans(arguments, console);
    MutableList<SelfplaySummary> summaries = Lists.mutable.empty();
    for (DataSetPlan plan : plans) {
      Path directory = GameFile.path(out).resolve(plan.name());
      summaries.add(make(plan, directory, threads, console, arguments.has(SelfplayOptions.QUIET)));
    }
    if (arguments.has(SelfplayOptions.JSON)) {
      console.out().println(Json.print(SelfplaySummary.json(summaries.toImmutable())));
    } else {
      console.out().print(SelfplaySummary.table(summaries.toImmutable()));
    }
    return ExitCode.FINE;
  }

  private static ImmutableList<DataSetPlan> plans(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("selfplay: expected at least one rule sheet");
    }
    PlanSettings settings =
        new PlanSettings(
            arguments.text(SelfplayOptions.PLAYER).orElseThrow(),
            arguments.number(SelfplayOptions.SEED, 0, Long.MAX_VALUE),
            arguments.number(SelfplayOptions.GAMES, 1, MAX_GAMES),
            (int) arguments.number(SelfplayOptions.SHARD_GAMES, 1, MAX_SHARD));
    ImmutableList<DataSetPlan> plans =
        SheetFiles.in(arguments.positional())
            .collect(path -> settings.plan(path, GameFile.policy(arguments), console));
    if (plans.distinctBy(plan -> plan.name().toLowerCase(Locale.ROOT)).size() < plans.size()) {
      throw new UsageException(
          "selfplay: two sheets have the same name, and so the same directory");
    }
    return plans;
  }

  private SelfplaySummary make(
      DataSetPlan plan, Path path, int threads, Console console, boolean quiet) {
    try (DataSetDirectory directory = DataSetDirectory.open(path, plan)) {
      int kept = directory.complete().size();
      long before = directory.complete().sumOfInt(shard -> shard.games());
      SelfplayProgress progress =
          new SelfplayProgress(console, plan.name(), before, plan.games(), quiet);
      try {
        runner.run(plan, directory, threads, progress::finished);
      } finally {
        progress.end();
      }
      return new SelfplaySummary(plan.name(), path, directory.complete(), kept, progress.seconds());
    } catch (OtherDataSetException other) {
      throw new InputException(
          "gonu: cannot use '"
              + path
              + "': "
              + other.getMessage()
              + "\nhelp: give another --out, or "
              + (other.isInUse() ? "wait for its end" : "the settings with which it was begun")
              + "\n");
    } catch (IOException unwritable) {
      throw new InputException(
          "gonu: cannot write to '"
              + path
              + "': "
              + reason(unwritable)
              + "\n"
              + "help: mend that or give another --out, and run again; finished files are"
              + " kept\n");
    } catch (BrokenContractException fault) {
      throw GameFile.broken(plan.game(), fault);
    } catch (EndlessMatchException endless) {
      throw endless(plan.game(), endless);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new InputException("gonu: selfplay was interrupted\n");
    }
  }

  /** The error for a game in which a match does not end. */
  static InputException endless(Game game, EndlessMatchException endless) {
    return new InputException(
        "gonu: '"
            + game.sheet().source().name()
            + "': "
            + endless.getMessage()
            + "\nhelp: gonu validate --simulate 100 shows what keeps matches from ending\n");
  }

  /** What is wrong with a file, in words; its name alone says nothing. */
  private static String reason(IOException unwritable) {
    if (unwritable instanceof FileSystemException file) {
      String why = file.getReason() == null ? file.getClass().getSimpleName() : file.getReason();
      return file.getFile() + ": " + why;
    }
    return String.valueOf(unwritable.getMessage());
  }
}
