package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.Locale;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.Perft;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.Engines;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.Positions;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** The command {@code perft}: counts sequences of joint moves. */
public final class PerftCommand implements Command {
  private static final CommandOption DEPTH =
      CommandOption.value("depth", "N", "longest sequences to count, in steps", 3);
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
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        DEPTH,
        Positions.MOVES,
        Positions.AFTER,
        Positions.FACTS,
        Engines.OPTION,
        GameFile.CASE_SENSITIVE,
        JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "perft rules/krk.kif --depth 5",
        "perft rules/krk.kif --depth 3 --moves '(move wk c 1 b 2)'");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    int depth = (int) arguments.number(DEPTH, 0, 1000);
    Engines.check(arguments);
    ArrayNode rows = Json.array();
    boolean json = arguments.has(JSON);
    Consumer<Perft.Row> print =
        row ->
            console
                .out()
                .printf(
                    Locale.ROOT, "%5d %,20d %,20d%n", row.depth(), row.sequences(), row.terminal());
    Consumer<Perft.Row> collect =
        row ->
            rows.addObject()
                .put("depth", row.depth())
                .put("sequences", row.sequences())
                .put("terminal", row.terminal());
    Positions.open(
        arguments,
        console,
        (game, reference, named) -> {
          StateMachine machine = Engines.machineFor(game, arguments, reference.facts(named));
          State start = machine.stateOf(reference.facts(named));
          if (!json) {
            console.out().printf(Locale.ROOT, "%5s %20s %20s%n", "depth", "sequences", "terminal");
          }
          new Perft(machine).run(start, depth, json ? collect : print);
        });
    if (json) {
      console.out().println(Json.print(rows));
    }
    return ExitCode.FINE;
  }
}
