package org.gonu.cli.selfplay;

import java.util.Locale;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ProgressLine;

/**
 * Shows on standard error how far a data set is: a line that changes on a terminal, otherwise a
 * line now and then. Safe for use by several threads.
 */
final class SelfplayProgress {
  /** Seconds between two lines where there is no terminal. */
  private static final double ELSEWHERE = 10;

  private final Console console;
  private final String sheet;
  private final long planned;
  private final boolean quiet;
  private final ProgressLine line;
  private final long before;
  private double printed;
  private long games;
  private long positions;

  /**
   * A display.
   *
   * @param before matches that an earlier run has finished
   * @param planned all matches
   */
  SelfplayProgress(Console console, String sheet, long before, long planned, boolean quiet) {
    this.console = console;
    this.line = new ProgressLine(console);
    this.sheet = sheet;
    this.before = before;
    this.games = before;
    this.planned = planned;
    this.quiet = quiet;
  }

  /** Counts a match. */
  synchronized void finished(long itsPositions) {
    games++;
    positions += itsPositions;
    if (quiet) {
      return;
    }
    if (line.isVisible()) {
      line.showNowAndThen(this::text);
    } else if (seconds() - printed >= ELSEWHERE) {
      printed = seconds();
      console.err().println(text());
      console.err().flush();
    }
  }

  /** Counts a match of which nothing is kept. */
  void finished() {
    finished(0);
  }

  private String text() {
    double seconds = seconds();
    double left = seconds * (planned - games) / (games - before);
    return String.format(
        Locale.ROOT,
        "%s: %,d of %,d matches%s, %.0f s left",
        sheet,
        games,
        planned,
        positions == 0
            ? ""
            : String.format(Locale.ROOT, ", %,.0f positions/s", positions / seconds),
        left);
  }

  /** Ends the line. */
  synchronized void end() {
    line.end();
  }

  /** Seconds since the beginning. */
  double seconds() {
    return line.seconds();
  }
}
