package org.gonu.cli.engine;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
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
import org.gonu.engine.circuit.CircuitPrinter;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;

/** The command {@code info}: shows the circuit and lanes of a game. */
public final class InfoCommand implements Command {
  private static final CommandOption CIRCUIT =
      CommandOption.flag("circuit", "print the gates of each phase, a line each");
  private static final CommandOption JSON = CommandOption.flag("json", "print as a JSON object");

  @Override
  public String name() {
    return "info";
  }

  @Override
  public String summary() {
    return "shows what the engine makes of a game: facts, moves, gates, phases, time to get ready";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(CIRCUIT, GameFile.CASE_SENSITIVE, JSON);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "info rules/breakthrough.kif", "info rules/tic-tac-toe.kif --circuit");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.has(JSON) && arguments.has(CIRCUIT)) {
      throw new UsageException("info: --circuit prints lines, and does not go with --json");
    }
    Game game =
        GameFile.load(
            SheetFiles.only(arguments), GameFile.policy(arguments), console.withoutCache());
    FastEngine.Made made =
        Engines.circuit(game, "all other commands go on with the reference engine");
    EngineSummary summary = new EngineSummary(made);
    if (arguments.has(JSON)) {
      console.out().println(Json.print(summary.json()));
    } else {
      console.out().print(summary.text());
    }
    if (arguments.has(CIRCUIT)) {
      made.circuit()
          .phases()
          .forEachWithIndex(
              (phase, number) -> {
                console.out().println("phase " + number);
                CircuitPrinter.print(made.circuit(), phase.net(), console.out()::println);
              });
      if (made.circuit().phases().size() > 1 || made.circuit().groups().notEmpty()) {
        console.out().println("goals");
        CircuitPrinter.printGoals(made.circuit(), made.circuit().general(), console.out()::println);
      }
    }
    return ExitCode.FINE;
  }
}
