package org.gonu.cli.tournament;

import java.util.Locale;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ProgressLine;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.course.RoundSchedule;
import org.gonu.server.tournament.standing.Tournament;

/**
 * Shows how far a tournament is on standard error: one line that is rewritten on a terminal, else a
 * line for each match, unless quiet. Used by one thread at a time.
 */
final class TournamentProgress {
  private static final int BAR_WIDTH = 24;

  private final Console console;
  private final ProgressLine line;
  private final boolean quiet;
  private final long most;
  private int played;

  /**
   * The progress of a tournament.
   *
   * @param tournament as it is before the first match
   */
  TournamentProgress(Console console, Tournament tournament, boolean quiet) {
    this.console = console;
    this.line = new ProgressLine(console);
    this.quiet = quiet;
    this.most = RoundSchedule.maxMatches(tournament.spec());
    this.played = tournament.results().count(result -> result.goals().isPresent());
  }

  /** Shows a result that is in the log. */
  void finished(MatchResult result) {
    played += result.goals().isPresent() ? 1 : 0;
    if (quiet) {
      return;
    }
    String outcome =
        result.goals().map(goals -> goals.makeString(" ")).orElse("no result, " + result.reason());
    String match = result.match() + " " + result.players().makeString(" - ") + ": " + outcome;
    if (line.isVisible()) {
      line.show(bar() + " " + match);
    } else {
      console.err().println(played + " " + match);
      console.err().flush();
    }
  }

  private String bar() {
    int full = (int) Math.min(BAR_WIDTH, BAR_WIDTH * (long) played / Math.max(1, most));
    String done = "#".repeat(full) + ".".repeat(BAR_WIDTH - full);
    return String.format(Locale.ROOT, "[%s] %,d of at most %,d", done, played, most);
  }

  /** Ends the line that was rewritten. */
  void end() {
    line.end();
  }
}
