package org.gonu.cli.arena;

import java.util.Locale;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.ProgressLine;
import org.gonu.server.arena.ArenaResult;
import org.gonu.server.arena.Scoreboard;

/**
 * Shows the progress of an arena on standard error: a bar on a terminal, otherwise a line for each
 * match, unless quiet.
 */
final class ArenaProgress {
  private static final int BAR_WIDTH = 24;

  private final Console console;
  private final Scoreboard board;
  private final int planned;
  private final ProgressLine line;
  private final boolean quiet;

  /**
   * A display.
   *
   * @param planned total number of matches, those of earlier runs included
   */
  ArenaProgress(Console console, Scoreboard board, int planned, boolean quiet) {
    this.console = console;
    this.board = board;
    this.planned = planned;
    this.line = new ProgressLine(console);
    this.quiet = quiet;
  }

  /** Shows that a match has been counted. */
  void finished(ArenaResult result) {
    if (quiet) {
      return;
    }
    if (line.isVisible()) {
      int full = BAR_WIDTH * board.total().matches() / Math.max(1, planned);
      String done = "#".repeat(full) + ".".repeat(Math.max(0, BAR_WIDTH - full));
      line.show("[" + done + "] " + sums());
    } else {
      console.err().println(text(result) + "; " + sums());
      console.err().flush();
    }
  }

  /** Tells that a sheet is left, since its rules broke down. */
  void left(String sheet, InputException fault) {
    end();
    console.err().print(fault.shownOn(console.errScreen()));
    console
        .err()
        .println("note: no further match of " + sheet + " begins; those of other sheets go on");
    console.err().flush();
  }

  /** Ends the line of the bar. */
  void end() {
    line.end();
  }

  private String text(ArenaResult result) {
    return String.format(
        Locale.ROOT,
        "%s %d %s: A %.0f, B %.0f after %.0f steps",
        result.fixture().sheet(),
        result.fixture().match() + 1,
        result.seats(),
        result.a().points(),
        result.b().points(),
        result.steps());
  }

  private String sums() {
    String ratio =
        board
            .sprt()
            .map(test -> test.logLikelihoodRatio(board.total().tally()))
            .map(llr -> String.format(Locale.ROOT, ", LLR %.2f", llr))
            .orElse("");
    return String.format(
        Locale.ROOT,
        "%d/%d, A won %d, drew %d, lost %d%s",
        board.total().matches(),
        planned,
        board.total().tally().won(),
        board.total().tally().drawn(),
        board.total().tally().lost(),
        ratio);
  }
}
