package org.gonu.cli.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.game.Game;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.log.LogFile;
import org.gonu.server.tournament.report.HtmlReport;
import org.gonu.server.tournament.report.StandingsCsv;
import org.gonu.server.tournament.report.StandingsJson;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.storage.AtomicFile;

/** Plays a tournament in this process, or the rest of one that was broken off. */
final class RunAction {
  /**
   * The directory of records, and of copies of the rule sheets, so that records can be replayed.
   */
  static final String RECORDS = "records";

  private final Arguments arguments;
  private final Console console;

  RunAction(Arguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  int run(String file) {
    SpecificationSheets sheets = new SpecificationSheets(GameFile.policy(arguments));
    TournamentSpec spec = CheckAction.read(file, sheets);
    for (Entrant player : spec.players().select(Entrant::isChannel)) {
      throw new InputException(
          "gonu: '"
              + player.name()
              + "' connects by a channel, which only a server has\n"
              + "help: give the player an address http://host:port\n");
    }
    String out =
        arguments
            .text(TournamentOptions.OUT)
            .orElseThrow(() -> new UsageException("tournament run: --out DIR is missing"));
    Path directory = GameFile.path(out);
    String again = again(file, out);
    int concurrency = concurrency(spec);
    try (LogFile log = open(directory.resolve(LogFiles.NAME), spec)) {
      if (log.wasTorn()) {
        console.err().println("note: an incomplete last line of the log was cut off");
      }
      if (!arguments.has(TournamentOptions.QUIET) && !log.tournament().isFinished()) {
        console.err().println("to go on after a break: " + again);
      }
      TournamentSession session = session(spec, sheets, log, directory, again);
      session.play(concurrency);
      return end(log.tournament(), session, directory, again);
    } catch (IOException unusable) {
      throw LogFiles.unusable(directory.resolve(LogFiles.NAME), unusable);
    }
  }

  private String again(String file, String out) {
    String options = arguments.has(GameFile.CASE_SENSITIVE) ? " --case-sensitive" : "";
    return "gonu tournament run " + file + " --out " + out + options;
  }

  private int concurrency(TournamentSpec spec) {
    return arguments.has(TournamentOptions.CONCURRENCY)
        ? (int) arguments.number(TournamentOptions.CONCURRENCY, 1, TournamentSpec.MAX_CONCURRENCY)
        : spec.concurrency();
  }

  private static LogFile open(Path path, TournamentSpec spec) throws IOException {
    if (Files.exists(path) && LogFile.isUnbegun(path)) {
      Files.delete(path);
    }
    try {
      return LogFile.begin(path, spec);
    } catch (FileAlreadyExistsException resumed) {
      LogFile log = LogFile.open(path);
      if (log.tournament().spec().withoutPlaces().equals(spec.withoutPlaces())) {
        return log;
      }
      log.close();
      throw new InputException(
          "gonu: '"
              + path
              + "' is the log of another tournament, or of this one before its specification or"
              + " its rule sheets were changed\n"
              + "help: choose another directory with --out DIR; only addresses, places of sheets"
              + " and concurrency may change\n");
    }
  }

  private TournamentSession session(
      TournamentSpec spec, SpecificationSheets sheets, LogFile log, Path directory, String again)
      throws IOException {
    Path records = Files.createDirectories(directory.resolve(RECORDS));
    MutableMap<Integer, Game> games = Maps.mutable.empty();
    for (int i = 0; i < spec.games().size(); i++) {
      GameEntry entry = spec.games().get(i);
      Game game = sheets.game(entry.sheet());
      games.put(i, game);
      byte[] text = game.sheet().source().text().getBytes(StandardCharsets.UTF_8);
      AtomicFile.write(records.resolve(entry.name() + ".kif"), text);
    }
    MatchRunner runner = new MatchRunner(spec, games.toImmutable(), records, concurrency(spec));
    return new TournamentSession(
        spec, log, runner, console, again, arguments.has(TournamentOptions.QUIET));
  }

  private int end(Tournament tournament, TournamentSession session, Path directory, String again) {
    StandingsAction.write(
        directory.resolve("standings.json"), Json.print(StandingsJson.of(tournament)) + "\n");
    StandingsAction.write(directory.resolve("standings.csv"), StandingsCsv.of(tournament));
    StandingsAction.write(directory.resolve("report.html"), HtmlReport.of(tournament));
    StandingsAction.print(tournament, arguments, console);
    int voided = tournament.voidMatches();
    if (voided > 0) {
      console.err().println("gonu: matches without a result: " + voided + "; see the log");
    }
    if (tournament.isFinished()) {
      return voided > 0 ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
    }
    session
        .missing()
        .each(
            player -> {
              console.err().println("gonu: the player '" + player + "' cannot be reached");
              console
                  .err()
                  .println(
                      "help: gonu tournament decide "
                          + directory
                          + " --withdraw "
                          + player
                          + " --reason TEXT");
            });
    console.err().println("not finished; when all is well again: " + again);
    return ExitCode.INPUT_HAS_ERRORS;
  }
}
