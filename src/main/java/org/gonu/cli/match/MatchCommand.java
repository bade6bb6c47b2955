package org.gonu.cli.match;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.RecordFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.game.Game;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchRecord;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;
import org.gonu.server.scramble.Scrambling;
import org.gonu.server.signature.RecordSignature;

/** The command {@code match}: referees matches. */
public final class MatchCommand implements Command {
  private static final CommandOption PREVIEW_CLOCK =
      CommandOption.value(
          "preview-clock",
          "S",
          "seconds for players behind http:// to study the rules before the match, 0 to 86400; with"
              + " 0 no PREVIEW is sent",
          0);
  private static final CommandOption START_CLOCK =
      CommandOption.value("start-clock", "S", "seconds to prepare, 1 to 86400", 10);
  private static final CommandOption PLAY_CLOCK =
      CommandOption.value("play-clock", "S", "seconds for each move, 1 to 86400", 5);
  private static final CommandOption GRACE =
      CommandOption.value(
          "grace",
          "MS",
          "milliseconds beyond a clock that an answer of any player still counts; a clock starts"
              + " when the referee asks, before it connects, and players are told the clock alone",
          MatchClocks.USUAL_GRACE.toMillis());
  private static final CommandOption PONDER = MatchOptions.ponder("off");
  private static final CommandOption MARGIN =
      CommandOption.value(
          "margin",
          "MS",
          "milliseconds that mcts keeps back from every clock; learned if left out");
  private static final CommandOption GAMES =
      CommandOption.value("games", "N", "number of matches", 1);
  private static final CommandOption SAVE =
      CommandOption.value("save", "DIR", "directory for the records", "matches");
  private static final CommandOption WIRE =
      CommandOption.flag("wire", "talk to our own players over real sockets too");
  private static final CommandOption SIGN =
      CommandOption.value(
          "sign", "KEY", "sign the records with the key in the file KEY, see gonu keys");
  private static final CommandOption SCRAMBLE =
      CommandOption.value(
          "scramble",
          "SEED",
          "replace all names in the rules that players behind sockets get; the record has the"
              + " original names");
  private static final CommandOption QUIET = CommandOption.flag("quiet", "only tell the results");
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the results as a JSON array");

  @Override
  public String name() {
    return "match";
  }

  @Override
  public String summary() {
    return "referees a match between players and records it";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        Casting.PLAYER,
        PREVIEW_CLOCK,
        START_CLOCK,
        PLAY_CLOCK,
        GRACE,
        GAMES,
        MatchOptions.SEED,
        MatchOptions.PLAYOUTS,
        MatchOptions.NODES,
        MatchOptions.THREADS,
        MatchOptions.MEMORY,
        PONDER,
        MARGIN,
        SAVE,
        SIGN,
        SCRAMBLE,
        WIRE,
        ThinkLogFile.OPTION,
        GameFile.CASE_SENSITIVE,
        QUIET,
        JSON);
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "match rules/krk.kif",
        "match rules/jul-gonu.kif --player black=random --games 10 --quiet",
        "match rules/connect-four.kif --player red=mcts:threads=1,playouts=10000",
        "match rules/tic-tac-toe.kif --player x=human --play-clock 60",
        "match rules/krk.kif --player white=http://localhost:9147 --player black=legal");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String path = SheetFiles.only(arguments);
    MatchClocks clocks =
        MatchClocks.of(
                Duration.ofSeconds(arguments.number(START_CLOCK, 1, 86_400)),
                Duration.ofSeconds(arguments.number(PLAY_CLOCK, 1, 86_400)))
            .withPreview(Duration.ofSeconds(arguments.number(PREVIEW_CLOCK, 0, 86_400)))
            .withGrace(Duration.ofMillis(arguments.number(GRACE, 0, 600_000)));
    int games = (int) arguments.number(GAMES, 1, 1_000_000);
    long seed = MatchOptions.seed(arguments);
    PlayerSettings settings = settings(arguments).withSeed(seed);
    UnaryOperator<MatchRecord> signing = signing(arguments);
    Path directory = GameFile.path(arguments.text(SAVE).orElseThrow());
    Game game = GameFile.load(path, GameFile.policy(arguments), console);
    Persons persons = new Persons(game, console);
    ImmutableList<PlayerSpec> cast = Casting.of(arguments, game.roles(), persons::player);
    MatchPlans plans =
        new MatchPlans(path, game, cast, clocks).withScrambled(arguments.has(SCRAMBLE));
    MatchResultTable results = new MatchResultTable(game.roles(), cast);
    // The desk of persons shows the match itself, before it asks.
    boolean isQuiet = arguments.has(QUIET) || arguments.has(JSON) || Persons.areIn(cast);
    Series series = new Series(arguments, plans, settings, signing, directory, persons, results);
    try (persons;
        ThinkLogFile thinkLog = ThinkLogFile.of(arguments)) {
      MatchReport report = new MatchReport(game, console, isQuiet, thinkLog);
      GameFile.guard(game, () -> series.play(games, report));
    }
    if (persons.haveLeft()) {
      return persons.exitCode();
    }
    if (arguments.has(JSON)) {
      console.out().println(Json.print(results.json()));
    } else if (games > 1) {
      console.out().print("\n" + results.print());
    }
    return results.areComplete() ? ExitCode.FINE : ExitCode.INPUT_HAS_ERRORS;
  }

  /**
   * What the matches of a command line have in common.
   *
   * @param settings of our players in the first match; its seed counts up from match to match
   * @param signing applied to records of finished matches
   * @param directory of the records
   * @param results of the matches so far
   */
  private record Series(
      Arguments arguments,
      MatchPlans plans,
      PlayerSettings settings,
      UnaryOperator<MatchRecord> signing,
      Path directory,
      Persons persons,
      MatchResultTable results) {
    /** Plays matches until a person leaves. */
    void play(int games, MatchReport report) {
      Referee referee = new Referee(plans.game(), Clock.systemUTC());
      PlayerContext context = PlayerContext.of(report);
      boolean goesOn = true;
      for (int number = 0; number < games && goesOn && !persons.haveLeft(); number++) {
        goesOn = play(number, referee, context, report);
      }
    }

    /** Plays a match and writes its record. Returns false if it was broken off. */
    private boolean play(int number, Referee referee, PlayerContext context, MatchReport report) {
      PlayerSettings own = settings.withSeed(settings.seed() + number);
      MatchPlan plan = plans.plan(own.seed(), Persons.in(plans.cast()));
      try (OpenPlayers players =
          OpenPlayers.open(plans.cast(), own, context, arguments.has(WIRE))) {
        scramble(arguments, plans.game(), number, players);
        RecordFile file =
            RecordFile.in(directory, plan.header().matchId().orElseThrow())
                .withSheet(plans.rulesPath(), plans.game());
        players.abortAtInterrupt(() -> report.interrupted(file));
        Attendance attendance = new Attendance();
        Optional<MatchRecord> played =
            persons.until(
                () -> referee.run(plan, players.players(), report.observer(file, attendance)));
        if (played.isEmpty()) {
          players.abort();
          report.brokenOff(file);
          return false;
        }
        MatchRecord record = signing.apply(played.get());
        if (!arguments.has(JSON)) {
          report.result(record);
        }
        file.write(record);
        results.add(record, file.path(), attendance);
        if (!arguments.has(JSON)) {
          report.saved(file);
        }
        report.absentees(record, attendance);
        return true;
      }
    }
  }

  /** Signs the records of finished matches, if the options ask for it. */
  private static UnaryOperator<MatchRecord> signing(Arguments arguments) {
    return arguments
        .text(SIGN)
        .map(KeysCommand::read)
        .<UnaryOperator<MatchRecord>>map(key -> record -> RecordSignature.sign(record, key))
        .orElse(record -> record);
  }

  /** Scrambles the game for the players of a match, if the options ask for it. */
  private static void scramble(Arguments arguments, Game game, int number, OpenPlayers players) {
    if (arguments.has(SCRAMBLE)) {
      long seed = arguments.number(SCRAMBLE, 0, Long.MAX_VALUE) + number;
      players.scrambledBy(new Scrambling(game, seed));
    }
  }

  private static PlayerSettings settings(Arguments arguments) {
    PlayerSettings settings = MatchOptions.settings(arguments, PONDER);
    return arguments.has(MARGIN)
        ? settings.withMarginMillis(arguments.number(MARGIN, 0, MatchOptions.MAX_MARGIN))
        : settings;
  }
}
