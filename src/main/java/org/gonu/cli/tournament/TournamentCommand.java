package org.gonu.cli.tournament;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.UsageException;
import org.gonu.text.SpellingDistance;

/** The command {@code tournament}. */
public final class TournamentCommand implements Command {
  private static final ImmutableList<String> ACTIONS =
      Lists.immutable.of("check", "run", "standings", "decide");

  @Override
  public String name() {
    return "tournament";
  }

  @Override
  public String summary() {
    return "holds tournaments: check SPEC.yaml, run SPEC.yaml, standings LOG, decide LOG";
  }

  @Override
  public String arguments() {
    return "check|run|standings|decide FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return TournamentOptions.ALL;
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "tournament check cup.yaml",
        "tournament run cup.yaml --out cup",
        "tournament standings cup --json",
        "tournament standings cup/tournament.jsonl --html report.html",
        "tournament decide cup --withdraw Alice --reason ill",
        "tournament decide cup --replay 1.2.tic-tac-toe.1-1 --reason network");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    ImmutableList<String> words = arguments.positional();
    String action = words.isEmpty() ? "" : words.getFirst();
    if (!ACTIONS.contains(action)) {
      String nearest =
          SpellingDistance.nearest(action, ACTIONS)
              .map(near -> ", did you mean '" + near + "'?")
              .orElse("");
      throw new UsageException(
          "tournament: expected "
              + ACTIONS.makeString(", ")
              + (action.isEmpty() ? "" : ", not '" + action + "'")
              + nearest);
    }
    if (words.size() != 2) {
      throw new UsageException(
          "tournament " + action + ": expected one file but found " + (words.size() - 1));
    }
    TournamentOptions.check(action, arguments);
    String file = words.get(1);
    return switch (action) {
      case "check" -> new CheckAction(arguments, console).run(file);
      case "run" -> new RunAction(arguments, console).run(file);
      case "standings" -> new StandingsAction(arguments, console).run(file);
      default -> new DecideAction(arguments, console).run(file);
    };
  }
}
