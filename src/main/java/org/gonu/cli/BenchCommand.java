package org.gonu.cli;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** Measures how fast engines play at random. */
final class BenchCommand implements Command {
  private static final String LIBRARY = "rules";

  private static final CommandOption ENGINE =
      CommandOption.value(
          "engine", "NAME", "lanes, circuit (one state at a time) or reference", "lanes");
  private static final CommandOption SECONDS =
      CommandOption.value("seconds", "S", "measured time for each game, from 0.1 to 3600", 2);
  private static final CommandOption WARMUP =
      CommandOption.value("warmup", "S", "time to get warm before that, from 0 to 3600", 2);
  private static final CommandOption THREADS =
      CommandOption.value("threads", "N", "threads of the lanes, from 1 to 256", 1);
  private static final CommandOption SEED =
      CommandOption.value("seed", "N", "of the random moves", 1);
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
        ENGINE, SECONDS, WARMUP, THREADS, SEED, GameFile.CASE_SENSITIVE, JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "bench",
        "bench rules/connect-four.kif --seconds 8 --warmup 8 --threads 2",
        "bench rules/krk.kif --engine reference --json");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    BenchRunner runner =
        new BenchRunner(
            engine(arguments),
            arguments.decimal(WARMUP, 0.0, 3600.0),
            arguments.decimal(SECONDS, 0.1, 3600.0),
            (int) arguments.number(THREADS, 1, 256),
            arguments.number(SEED, Long.MIN_VALUE, Long.MAX_VALUE));
    ImmutableList<String> files =
        SheetFiles.in(
            arguments.positional().isEmpty()
                ? Lists.immutable.of(LIBRARY)
                : arguments.positional());
    BenchTable table = new BenchTable(console, arguments.has(JSON));
    for (String file : files) {
      table.begin(file);
      runner.run(file, GameFile.policy(arguments), table);
    }
    table.end();
    return table.hasErrors() ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
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
