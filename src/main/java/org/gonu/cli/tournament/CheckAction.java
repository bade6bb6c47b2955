package org.gonu.cli.tournament;

import java.time.Duration;
import java.util.Locale;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.TextTable;
import org.gonu.cli.input.GameFile;
import org.gonu.match.MatchClocks;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.RoundSchedule;
import org.gonu.server.tournament.log.LogLine;
import org.gonu.server.tournament.spec.SpecReader;
import org.gonu.text.Outcome;

/** Checks a specification and tells what it comes to. */
final class CheckAction {
  private static final int SHOWN_DIGITS = 12;

  private final Arguments arguments;
  private final Console console;

  CheckAction(Arguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  /** The specification in a file; its errors end the command. */
  static TournamentSpec read(String file, SpecificationSheets sheets) {
    Outcome<TournamentSpec> spec = SpecReader.read(GameFile.readOther(file), sheets);
    return spec.value().orElseThrow(() -> new InputException(spec.diagnostics()));
  }

  int run(String file) {
    TournamentSpec spec = read(file, new SpecificationSheets(GameFile.policy(arguments)));
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s: %s of %d players, at most %,d matches%n",
            spec.name(),
            spec.format().label(),
            spec.players().size(),
            RoundSchedule.maxMatches(spec));
    TextTable games = new TextTable("game", "seats", "clocks", "version", "sheet");
    for (GameEntry game : spec.games()) {
      games.row(
          game.name(),
          game.seats().size(),
          clocks(game.clocks()),
          game.sha256().substring(0, SHOWN_DIGITS),
          game.sheet());
    }
    console.out().println();
    console.out().print(games.print());
    TextTable players = new TextTable("player", "address");
    spec.players().each(player -> players.row(player.name(), player.addresses().makeString(" ")));
    console.out().println();
    console.out().print(players.print());
    console.out().println();
    if (spec.scrambled()) {
      console.out().println("names: scrambled for players from outside");
    }
    console.out().println("tie-breaks: " + spec.tieBreaks().collect(TieBreak::label).makeString());
    console.out().println("specification: " + LogLine.hash(spec).substring(0, SHOWN_DIGITS));
    return ExitCode.FINE;
  }

  private static String clocks(MatchClocks clocks) {
    String preview = clocks.preview().isZero() ? "" : "preview " + seconds(clocks.preview()) + ", ";
    return preview
        + seconds(clocks.start())
        + "/"
        + seconds(clocks.play())
        + "+"
        + seconds(clocks.grace());
  }

  private static String seconds(Duration clock) {
    return String.valueOf(clock.toMillis() / 1000.0).replaceFirst("\\.0$", "");
  }
}
