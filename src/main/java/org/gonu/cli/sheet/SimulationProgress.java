package org.gonu.cli.sheet;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ProgressLine;

/** Shows on standard error, if that is a terminal, how many states a simulation has looked at. */
final class SimulationProgress {
  private final ProgressLine line;
  private final String path;
  private long states;

  /** A display for one sheet; nothing is shown before some time has gone by. */
  SimulationProgress(Console console, String path) {
    this.line = new ProgressLine(console);
    this.path = path;
  }

  /** Counts each question of the simulation, which it asks before every state. */
  BooleanSupplier counting(BooleanSupplier isOver) {
    return line.isVisible()
        ? () -> {
          states++;
          line.showNowAndThen(this::text);
          return isOver.getAsBoolean();
        }
        : isOver;
  }

  private String text() {
    return String.format(
        Locale.ROOT, "%s: simulating, %,d states, %.0f s", path, states, line.seconds());
  }

  /** Clears the line. */
  void end() {
    line.clear();
  }
}
