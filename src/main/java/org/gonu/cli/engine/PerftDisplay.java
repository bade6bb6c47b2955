package org.gonu.cli.engine;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.gonu.analysis.PerftProgress;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ProgressLine;

/** Shows on standard error, if that is a terminal, how much of a depth is counted. */
final class PerftDisplay implements PerftProgress {
  private final ProgressLine line;
  private final AtomicLong expanded = new AtomicLong();
  private volatile int depth;
  private volatile long states;

  /** A display of which nothing is shown before some time has gone by. */
  PerftDisplay(Console console) {
    this.line = new ProgressLine(console);
  }

  @Override
  public void begins(int ofSequences, long from) {
    depth = ofSequences;
    states = from;
    expanded.set(0);
  }

  @Override
  public void expands(long more) {
    expanded.addAndGet(more);
    line.showNowAndThen(this::text);
  }

  private String text() {
    return String.format(
        Locale.ROOT,
        "depth %d: %,d of %,d states, %.0f s",
        depth,
        expanded.get(),
        states,
        line.seconds());
  }

  /** Clears the line. */
  void end() {
    line.clear();
  }
}
