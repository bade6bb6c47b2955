package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.LanePerft;
import org.gonu.analysis.Perft;
import org.gonu.analysis.PerftProgress;
import org.gonu.analysis.TooManySequencesException;
import org.gonu.analysis.TooManyStatesException;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.Engines;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.PositionOptions;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** The command {@code perft}: counts sequences of joint moves. */
public final class PerftCommand implements Command {
  private static final CommandOption DEPTH =
      CommandOption.value("depth", "N", "longest sequences to count, in steps", 3);
  private static final CommandOption VERIFY =
      CommandOption.flag("verify", "count one position at a time too, and compare");
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the counts as a JSON array");

  @Override
  public String name() {
    return "perft";
  }

  @Override
  public String summary() {
    return "counts the joint-move sequences of each length from a position";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        DEPTH,
        PositionOptions.MOVES,
        PositionOptions.AFTER,
        PositionOptions.FACTS,
        Engines.OF_PERFT,
        VERIFY,
        GameFile.CASE_SENSITIVE,
        JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "perft rules/krk.kif --depth 5",
        "perft rules/onyx.kif --depth 2 --verify",
        "perft rules/krk.kif --depth 3 --moves '(move wk c 1 b 2)'");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    int depth = (int) arguments.number(DEPTH, 0, 1000);
    Engines.checkOfPerft(arguments);
    MutableList<Perft.Row> rows = Lists.mutable.empty();
    MutableList<Perft.Row> verified = Lists.mutable.empty();
    PerftDisplay display = new PerftDisplay(console);
    Consumer<Perft.Row> show =
        row -> {
          display.end();
          if (!arguments.has(JSON)) {
            print(row, console);
          }
        };
    PositionOptions.open(
        arguments,
        console,
        (game, reference, named) -> {
          ImmutableList<Term> facts = reference.facts(named);
          if (!arguments.has(JSON)) {
            console.out().printf(Locale.ROOT, "%5s %20s %20s%n", "depth", "sequences", "terminal");
          }
          Optional<Count> lanes = inLanes(game, arguments, facts, display);
          try {
            lanes
                .orElseGet(() -> oneByOne(game, arguments, facts, display))
                .run(depth, row -> show.accept(added(rows, row)));
          } catch (TooManySequencesException | TooManyStatesException many) {
            display.end();
            console.err().println("gonu: " + many.getMessage() + " of length " + rows.size());
          }
          if (arguments.has(VERIFY) && lanes.isPresent()) {
            oneByOne(game, arguments, facts, display).run(rows.size() - 1, verified::add);
            display.end();
          }
        });
    if (arguments.has(JSON)) {
      console.out().println(Json.print(json(rows)));
    }
    int counted = rows.size() > depth ? ExitCode.FINE : ExitCode.INPUT_HAS_ERRORS;
    return arguments.has(VERIFY) ? Math.max(counted, compare(rows, verified, console)) : counted;
  }

  /** Counts down to a depth. */
  private interface Count {
    void run(int depth, Consumer<Perft.Row> action);
  }

  /** Empty if lanes are not wanted, are not there, or cannot start from these facts. */
  private static Optional<Count> inLanes(
      Game game, Arguments arguments, ImmutableList<Term> facts, PerftProgress progress) {
    return Engines.lanesOfPerft(game, arguments)
        .flatMap(lanes -> inLanes(game, lanes, facts, progress));
  }

  /** Empty if lanes cannot start from these facts. */
  private static Optional<Count> inLanes(
      Game game, PackedGame lanes, ImmutableList<Term> facts, PerftProgress progress) {
    LanePerft perft = new LanePerft(lanes, progress);
    try {
      long[] start = lanes.pack(facts);
      return perft.canStart(start)
          ? Optional.of(
              (depth, action) ->
                  perft
                      .run(start, depth, action)
                      .ifPresent(state -> complain(game, lanes.facts(state))))
          : Optional.empty();
    } catch (IllegalArgumentException unreachable) {
      return Optional.empty();
    }
  }

  /** Lets the machine that knows the rules say how they fail in a position. */
  private static void complain(Game game, ImmutableList<Term> facts) {
    StateMachine machine = game.newMachine();
    State state = machine.stateOf(facts);
    machine.roles().each(role -> machine.legalMoves(state, role));
    throw new IllegalStateException("lanes and the reference differ in " + facts);
  }

  private static Count oneByOne(
      Game game, Arguments arguments, ImmutableList<Term> facts, PerftProgress progress) {
    StateMachine machine = Engines.machineFor(game, arguments, Engines.OF_PERFT, facts);
    return (depth, action) ->
        new Perft(machine, progress).run(machine.stateOf(facts), depth, action);
  }

  private static Perft.Row added(MutableList<Perft.Row> rows, Perft.Row row) {
    rows.add(row);
    return row;
  }

  private static void print(Perft.Row row, Console console) {
    console
        .out()
        .printf(Locale.ROOT, "%5d %,20d %,20d%n", row.depth(), row.sequences(), row.terminal());
    console.flush();
  }

  private static ArrayNode json(MutableList<Perft.Row> rows) {
    ArrayNode nodes = Json.array();
    for (Perft.Row row : rows) {
      nodes
          .addObject()
          .put("depth", row.depth())
          .put("sequences", row.sequences())
          .put("terminal", row.terminal());
    }
    return nodes;
  }

  private static int compare(
      MutableList<Perft.Row> rows, MutableList<Perft.Row> verified, Console console) {
    if (verified.isEmpty()) {
      console.err().println("note: not verified, for one position at a time was counted already");
      return ExitCode.FINE;
    }
    if (rows.equals(verified)) {
      console.err().println("verified: one position at a time gives the same");
      return ExitCode.FINE;
    }
    Perft.Row other = verified.detect(row -> !row.equals(rows.get(row.depth())));
    console
        .err()
        .println(
            "gonu: one position at a time gives other counts at depth "
                + other.depth()
                + ": "
                + other.sequences()
                + " sequences, "
                + other.terminal()
                + " terminal; this is a bug of gonu");
    return ExitCode.BUG;
  }
}
