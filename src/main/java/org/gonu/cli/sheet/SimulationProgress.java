package org.gonu.cli.sheet;

import java.time.Duration;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.gonu.cli.console.Console;

/** Shows on standard error, if that is a terminal, how many states a simulation has looked at. */
final class SimulationProgress {
  private static final long PAUSE = Duration.ofMillis(200).toNanos();

  private final Console console;
  private final String path;
  private final long start = System.nanoTime();
  private long shown = start;
  private long states;
  private int columns;

  /** A display for one sheet; nothing is shown before some time has gone by. */
  SimulationProgress(Console console, String path) {
    this.console = console;
    this.path = path;
  }

  /** Counts each question of the simulation, which it asks before every state. */
  BooleanSupplier counting(BooleanSupplier isOver) {
    return console.errScreen().isTerminal()
        ? () -> {
          count();
          return isOver.getAsBoolean();
        }
        : isOver;
  }

  private void count() {
    states++;
    long now = System.nanoTime();
    if (now - shown >= PAUSE) {
      shown = now;
      show(
          String.format(
              Locale.ROOT,
              "%s: simulating, %,d states, %.0f s",
              path,
              states,
              (now - start) / 1e9));
    }
  }

  /** Clears the line. */
  void end() {
    if (columns > 0) {
      show("");
    }
  }

  private void show(String line) {
    console.overwrite(line + " ".repeat(Math.max(0, columns - line.length())));
    columns = line.length();
  }
}
