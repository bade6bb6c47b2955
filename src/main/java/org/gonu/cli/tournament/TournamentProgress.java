package org.gonu.cli.tournament;

import java.util.Locale;
import org.gonu.cli.console.Console;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.course.RoundSchedule;
import org.gonu.server.tournament.standing.Tournament;

/**
 * Shows how far a tournament is on standard error: one line that is rewritten on a terminal, else a
 * line for each match, unless quiet. Used by one thread at a time.
 */
final class TournamentProgress {
  private static final int BAR_WIDTH = 24;

  /** A longer line would be broken by most terminals, and could not be rewritten. */
  private static final int MAX_COLUMNS = 79;

  private final Console console;
  private final boolean quiet;
  private final boolean isTerminal;
  private final long most;
  private int played;
  private int shownColumns;

  private TournamentProgress(
      Console console, Tournament tournament, boolean quiet, boolean isTerminal) {
    this.console = console;
    this.quiet = quiet;
    this.isTerminal = isTerminal;
    this.most = RoundSchedule.maxMatches(tournament.spec());
    this.played = tournament.results().count(result -> result.goals().isPresent());
  }

  /**
   * The progress of a tournament.
   *
   * @param tournament as it is before the first match
   */
  static TournamentProgress of(Console console, Tournament tournament, boolean quiet) {
    return on(console, tournament, quiet, console.errScreen().isTerminal());
  }

  /** The same with or without a terminal. */
  static TournamentProgress on(
      Console console, Tournament tournament, boolean quiet, boolean isTerminal) {
    return new TournamentProgress(console, tournament, quiet, isTerminal);
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
    if (isTerminal) {
      rewrite(bar() + " " + match);
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

  private void rewrite(String line) {
    String shown = line.length() <= MAX_COLUMNS ? line : line.substring(0, MAX_COLUMNS - 3) + "...";
    // The spaces erase the end of a longer line.
    console.overwrite(shown + " ".repeat(Math.max(0, shownColumns - shown.length())));
    shownColumns = shown.length();
  }

  /** Ends the line that was rewritten. */
  void end() {
    if (shownColumns > 0) {
      console.err().println();
      console.err().flush();
      shownColumns = 0;
    }
  }
}
