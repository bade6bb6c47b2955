package org.gonu.cli.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.server.signature.LogSignature;
import org.gonu.server.signature.SignatureVerdict;
import org.gonu.server.tournament.log.LogContent;
import org.gonu.server.tournament.report.HtmlReport;
import org.gonu.server.tournament.report.StandingsCsv;
import org.gonu.server.tournament.report.StandingsJson;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.storage.AtomicFile;

/** Computes the standings from a log alone. */
final class StandingsAction {
  private final Arguments arguments;
  private final Console console;

  StandingsAction(Arguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  int run(String file) {
    Path path = LogFiles.path(file);
    byte[] log = LogFiles.bytes(path);
    SignatureVerdict signature = LogSignature.verify(log);
    if (signature.status() == SignatureVerdict.Status.WRONG) {
      throw new InputException("gonu: '" + path + "': " + signature.explanation() + "\n");
    }
    if (signature.status() == SignatureVerdict.Status.RIGHT) {
      console.err().println("note: " + signature.explanation());
    }
    LogContent content = LogFiles.read(path, LogSignature.unsigned(log));
    if (content.wasTorn()) {
      console.err().println("note: the last line of the log is incomplete and does not count");
    }
    print(content.tournament(), arguments, console);
    arguments
        .text(TournamentOptions.HTML)
        .ifPresent(page -> write(GameFile.path(page), HtmlReport.of(content.tournament())));
    return ExitCode.FINE;
  }

  /** Prints standings in the form that the options ask for. */
  static void print(Tournament tournament, Arguments arguments, Console console) {
    boolean json = arguments.has(TournamentOptions.JSON);
    boolean csv = arguments.has(TournamentOptions.CSV);
    if (json && csv) {
      throw new UsageException("tournament: --json and --csv exclude each other");
    }
    if (json) {
      console.out().println(Json.print(StandingsJson.of(tournament)));
    } else if (csv) {
      console.out().print(StandingsCsv.of(tournament));
    } else {
      console.out().print(StandingsTable.of(tournament));
    }
  }

  /** Writes a file, replacing its content. */
  static void write(Path file, String text) {
    try {
      AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException unwritable) {
      throw UnwritableFile.error(file, file, unwritable);
    }
  }
}
