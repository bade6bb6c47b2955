package org.gonu.cli.console;

import java.time.Duration;
import java.util.function.Supplier;

/**
 * A line on standard error that changes while long work goes on, if a terminal is there; nothing is
 * shown elsewhere. Safe for use by several threads.
 */
public final class ProgressLine {
  private static final long PAUSE = Duration.ofMillis(200).toNanos();

  /** Width where the terminal does not tell its own. */
  private static final int USUAL_COLUMNS = 80;

  private final Console console;
  private final long start = System.nanoTime();
  private long shownAt = start;
  private int shownColumns;

  /** A line of which nothing is shown yet. */
  public ProgressLine(Console console) {
    this.console = console;
  }

  /** True if there is a terminal to show it. */
  public boolean isVisible() {
    return console.errScreen().isTerminal();
  }

  /** Seconds since the line was made. */
  public double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** Replaces the line if some time has gone by since the last time; else the text is not made. */
  public synchronized void showNowAndThen(Supplier<String> text) {
    if (isVisible() && System.nanoTime() - shownAt >= PAUSE) {
      show(text.get());
    }
  }

  /** Replaces the line. What a terminal would break, it could not replace: it is cut. */
  public synchronized void show(String text) {
    if (!isVisible()) {
      return;
    }
    int most = console.errScreen().columns().orElse(USUAL_COLUMNS) - 1;
    String cut = text.length() <= most ? text : text.substring(0, Math.max(0, most - 3)) + "...";
    console.overwrite(cut + " ".repeat(Math.max(0, shownColumns - cut.length())));
    shownColumns = cut.length();
    shownAt = System.nanoTime();
  }

  /** Takes the line away. */
  public synchronized void clear() {
    if (shownColumns > 0) {
      show("");
    }
  }

  /** Leaves the line as it is: what is printed next begins below it. */
  public synchronized void end() {
    if (shownColumns > 0) {
      console.err().println();
      console.err().flush();
      shownColumns = 0;
    }
  }
}
