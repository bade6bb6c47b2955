package org.gonu.cli.selfplay;

import java.time.Duration;
import java.util.Locale;
import org.gonu.cli.console.Console;

/**
 * Shows on standard error how far a data set is: a line that changes on a terminal, otherwise a
 * line now and then. Safe for use by several threads.
 */
final class SelfplayProgress {
  private static final long ON_TERMINAL = Duration.ofMillis(200).toNanos();
  private static final long ELSEWHERE = Duration.ofSeconds(10).toNanos();

  private final Console console;
  private final String sheet;
  private final long planned;
  private final boolean quiet;
  private final boolean isTerminal;
  private final long start = System.nanoTime();
  private final long before;
  private long shown = start;
  private boolean isLineOpen;
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
    this.isTerminal = console.errScreen().isTerminal();
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
    long now = System.nanoTime();
    if (!quiet && now - shown >= (isTerminal ? ON_TERMINAL : ELSEWHERE)) {
      shown = now;
      show(now);
    }
  }

  /** Counts a match of which nothing is kept. */
  void finished() {
    finished(0);
  }

  private void show(long now) {
    double seconds = (now - start) / 1e9;
    double left = seconds * (planned - games) / (games - before);
    String line =
        String.format(
            Locale.ROOT,
            "%s: %,d of %,d matches%s, %.0f s left",
            sheet,
            games,
            planned,
            positions == 0
                ? ""
                : String.format(Locale.ROOT, ", %,.0f positions/s", positions / seconds),
            left);
    if (isTerminal) {
      // The spaces erase the end of a longer line.
      console.overwrite(line + "    ");
      isLineOpen = true;
    } else {
      console.err().println(line);
    }
    console.err().flush();
  }

  /** Ends the line. */
  synchronized void end() {
    if (isLineOpen) {
      console.err().println();
    }
  }

  /** Seconds since the beginning. */
  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
