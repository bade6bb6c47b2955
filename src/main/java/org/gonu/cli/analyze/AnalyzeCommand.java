package org.gonu.cli.analyze;

import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.EndAtInterrupt;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.PositionOptions;
import org.gonu.cli.match.MatchOptions;
import org.gonu.game.Game;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.player.Analysis;
import org.gonu.player.PlayerSettings;
import org.gonu.search.SearchReport;

/** Searches a position. */
public final class AnalyzeCommand implements Command {
  private static final CommandOption SECONDS =
      CommandOption.value(
          "seconds",
          "S",
          "seconds to search at most, decimals allowed; 10 if there is no other limit");
  private static final CommandOption PLAYOUTS =
      CommandOption.value(
          "playouts",
          "N",
          "most playouts; with --seed and --threads 1, for the same result each time");
  private static final CommandOption NODES =
      CommandOption.value("nodes", "N", "most new nodes, as another such limit");
  private static final CommandOption THREADS =
      CommandOption.value("threads", "N", "threads; all processors but one if left out");
  private static final CommandOption MEMORY =
      CommandOption.value(
          "memory", "MB", "megabytes for the search; a quarter of the heap if left out");
  private static final CommandOption JSON =
      CommandOption.flag("json", "print what was found as a JSON object");

  /** Time between updates of the progress line. */
  private static final Duration TICK = Duration.ofMillis(200);

  private static final double USUAL_SECONDS = 10;
  private static final double MAX_SECONDS = 86_400;

  @Override
  public String name() {
    return "analyze";
  }

  @Override
  public String summary() {
    return "searches a position: the best moves, their values, what is proved";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        PositionOptions.MOVES,
        PositionOptions.AFTER,
        PositionOptions.FACTS,
        SECONDS,
        PLAYOUTS,
        NODES,
        THREADS,
        MEMORY,
        MatchOptions.SEED,
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
        "analyze rules/connect-four.kif --seconds 5",
        "analyze rules/krk.kif --after test-matches/krk-1.json:6",
        "analyze rules/breakthrough.kif --playouts 100000 --threads 1 --seed 1 --json",
        "analyze rules/reversi.kif --player mcts:exploration=1.2,policy=off");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    PlayerSettings options =
        MatchOptions.settings(arguments, MatchOptions.ponder("off"))
            .withSeed(MatchOptions.seed(arguments));
    PlayerSettings settings = MatchOptions.search(arguments, options);
    try (EndAtInterrupt end = EndAtInterrupt.install(console)) {
      analyze(arguments, console, settings, end);
    }
    return ExitCode.FINE;
  }

  private static void analyze(
      Arguments arguments, Console console, PlayerSettings settings, EndAtInterrupt end) {
    Duration time = time(arguments);
    PositionOptions.open(
        arguments,
        console,
        (game, machine, state) -> {
          if (machine.isTerminal(state)) {
            tell(AnalysisResult.terminal(game, machine, state), arguments, console);
            return;
          }
          // If the rules break down here, the user is told at once.
          machine.roles().each(role -> machine.legalMoves(state, role));
          try (Analysis analysis = new Analysis(game, machine, state, settings, time)) {
            double seconds = search(analysis, machine.roles(), end, console);
            tell(findings(analysis, game, machine, state, seconds), arguments, console);
          }
        });
  }

  private static Duration time(Arguments arguments) {
    boolean isLimited = arguments.has(PLAYOUTS) || arguments.has(NODES);
    double usual = isLimited ? MAX_SECONDS : USUAL_SECONDS;
    double seconds = arguments.has(SECONDS) ? arguments.decimal(SECONDS, 0.1, MAX_SECONDS) : usual;
    return Duration.ofMillis(Math.round(seconds * 1000));
  }

  /** Waits for the end of the search. Returns the seconds that it took. */
  private static double search(
      Analysis analysis, ImmutableList<Role> roles, EndAtInterrupt end, Console console) {
    AnalysisProgress progress = new AnalysisProgress(roles, console);
    long start = System.nanoTime();
    boolean isOver = false;
    while (!isOver) {
      isOver = analysis.await(TICK) || end.isAsked();
      if (!end.hasBegun() && roles.anySatisfy(role -> analysis.report(role).isPresent())) {
        end.begin();
      }
      progress.show(analysis, (System.nanoTime() - start) / 1e9);
    }
    progress.end();
    analysis.rest();
    return (System.nanoTime() - start) / 1e9;
  }

  private static AnalysisResult findings(
      Analysis analysis, Game game, StateMachine machine, State state, double seconds) {
    ImmutableList<SearchReport> reports =
        machine
            .roles()
            .flatCollect(role -> Lists.immutable.fromStream(analysis.report(role).stream()));
    return new AnalysisResult(
        game,
        machine,
        state,
        reports,
        seconds,
        analysis.finishedPlayouts(),
        analysis.isSettled(),
        analysis.readySeconds());
  }

  private static void tell(AnalysisResult findings, Arguments arguments, Console console) {
    console
        .out()
        .print(
            arguments.has(JSON)
                ? Json.print(AnalysisJson.of(findings)) + System.lineSeparator()
                : AnalysisText.of(findings));
    console.flush();
  }
}
