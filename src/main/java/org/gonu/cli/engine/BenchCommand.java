package org.gonu.cli.engine;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.match.MatchOptions;
import org.gonu.player.PlayerSettings;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.selection.ScanSelector;

/** The command {@code bench}: measures the speed of engines. */
public final class BenchCommand implements Command {
  private static final CommandOption ENGINE =
      CommandOption.value(
          "engine", "NAME", "lanes, circuit (one state at a time) or reference", "lanes");
  private static final CommandOption SECONDS =
      CommandOption.value("seconds", "S", "measured time for each game, from 0.1 to 3600", 2);
  private static final CommandOption WARMUP =
      CommandOption.value("warmup", "S", "time to get warm before that, from 0 to 3600", 2);
  private static final CommandOption THREADS =
      CommandOption.value("threads", "N", "threads of the lanes, from 1 to 256", 1);
  private static final CommandOption LANES =
      CommandOption.value(
          "lanes",
          "N",
          "most playouts side by side in a thread, from 256 to 2048; the sheet and the vectors of"
              + " the machine set bounds, too",
          2048);
  private static final CommandOption SEED =
      CommandOption.value("seed", "N", "of the random moves", 1);
  private static final CommandOption SEARCH =
      CommandOption.flag(
          "search", "measure playouts inside the tree search, and hold them against the lanes");
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the results as a JSON array");

  @Override
  public String name() {
    return "bench";
  }

  @Override
  public String summary() {
    return "measures random playouts: steps and playouts a second, length, goals, set-up";
  }

  @Override
  public String arguments() {
    return "[DIRECTORY|FILE...]";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        ENGINE,
        SECONDS,
        WARMUP,
        THREADS,
        LANES,
        SEED,
        SEARCH,
        MatchOptions.SEARCH,
        GameFile.CASE_SENSITIVE,
        JSON);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "bench",
        "bench rules/connect-four.kif --seconds 8 --warmup 8 --threads 2",
        "bench rules/krk.kif --engine reference --json",
        "bench rules/breakthrough.kif rules/reversi.kif --search --warmup 4 --seconds 4",
        "bench rules/reversi.kif --search --player mcts:max-lanes=512");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    ImmutableList<String> files =
        arguments.positional().isEmpty()
            ? SheetFiles.ofLibrary()
            : SheetFiles.in(arguments.positional());
    BenchTable table = new BenchTable(benchmark(arguments), console, arguments.has(JSON));
    for (String file : files) {
      table.measure(file, GameFile.policy(arguments));
    }
    table.end();
    return table.hasErrors() ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
  }

  private static Benchmark benchmark(Arguments arguments) {
    String engine = engine(arguments);
    double warmup = arguments.decimal(WARMUP, 0.0, 3600.0);
    double seconds = arguments.decimal(SECONDS, 0.1, 3600.0);
    int threads = (int) arguments.number(THREADS, 1, 256);
    int lanes = (int) arguments.number(LANES, 256, 2048);
    long seed = arguments.number(SEED, Long.MIN_VALUE, Long.MAX_VALUE);
    if (!arguments.has(SEARCH)) {
      if (arguments.has(MatchOptions.SEARCH)) {
        throw new UsageException("--player needs --search");
      }
      return new EngineBench(engine, warmup, seconds, threads, lanes, seed);
    }
    if (arguments.has(LANES)) {
      throw new UsageException("--lanes is about plain playouts: --player mcts:max-lanes=N");
    }
    if (!engine.equals("lanes")) {
      throw new UsageException("--search is about the lanes, not about --engine " + engine);
    }
    PlayerSettings options = PlayerSettings.defaults().withThreads(threads).withSeed(seed);
    PlayerSettings settings = MatchOptions.search(arguments, options);
    if (settings.playouts() != Long.MAX_VALUE || settings.nodes() != Long.MAX_VALUE) {
      throw new UsageException("bench measures for a time, not for 'playouts' or 'nodes'");
    }
    SearchParameters parameters = settings.parameters();
    return new SearchBench(warmup, seconds, parameters, new ScanSelector());
  }

  private static String engine(Arguments arguments) {
    String name = arguments.text(ENGINE).orElseThrow();
    if (!name.matches("lanes|circuit|reference")) {
      throw new UsageException(
          "--engine must be 'lanes', 'circuit' or 'reference', not '" + name + "'");
    }
    return name;
  }
}
