package org.gonu.lsp;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.simulation.Simulation;
import org.gonu.analysis.simulation.SimulationFindings;
import org.gonu.analysis.simulation.SimulationReport;
import org.gonu.analysis.simulation.Violation;
import org.gonu.game.Game;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;

/**
 * Looks for faults in play, as {@code gonu validate --simulate} does.
 *
 * @param seed of the random matches
 */
record SimulationTask(long seed) implements GameTask {
  private static final Simulation.Limits LIMITS = new Simulation.Limits(1000, 0, 1000, 1000);
  private static final long REPORT_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  @Override
  public String name() {
    return "checking";
  }

  @Override
  public String run(
      SheetVersion sheet, Game game, Optional<EditorProgress> bar, BooleanSupplier stop) {
    Simulation simulation =
        new Simulation(
            game,
            new Simulation.Limits(LIMITS.playouts(), seed, LIMITS.maxSteps(), LIMITS.states()));
    SimulationReport report = simulation.run(counting(bar, stop));
    ImmutableList<Diagnostic> violations =
        report
            .violations()
            .select(Violation::isFinding)
            .collect(each -> SimulationFindings.finding(game, each));
    ImmutableList<Diagnostic> findings =
        stop.getAsBoolean()
            ? violations
            : violations.newWithAll(SimulationFindings.neverWon(game, report));
    sheet.replaceInPlay(Diagnostics.of(findings.castToList()));
    return String.format(
        Locale.ROOT,
        "%s%,d random matches and %,d states of short ones: %s",
        stop.getAsBoolean() ? "stopped after " : "",
        report.results().playouts().playouts(),
        report.breadth().states(),
        findings.isEmpty() ? "no fault was found" : findings.getFirst().message());
  }

  /** Tells the number of states in the bar; how many there will be is not known. */
  private static BooleanSupplier counting(Optional<EditorProgress> bar, BooleanSupplier stop) {
    AtomicInteger states = new AtomicInteger();
    AtomicLong told = new AtomicLong(System.nanoTime());
    return () -> {
      int now = states.incrementAndGet();
      if (System.nanoTime() - told.get() > REPORT_NANOS) {
        told.set(System.nanoTime());
        bar.ifPresent(each -> each.report(String.format(Locale.ROOT, "%,d states", now)));
      }
      return stop.getAsBoolean();
    };
  }
}
