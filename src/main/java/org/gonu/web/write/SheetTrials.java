package org.gonu.web.write;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.coverage.Coverage;
import org.gonu.analysis.coverage.CoveragePage;
import org.gonu.analysis.coverage.CoverageRun;
import org.gonu.analysis.coverage.Listing;
import org.gonu.analysis.simulation.ReportJson;
import org.gonu.analysis.simulation.Simulation;
import org.gonu.analysis.simulation.SimulationFindings;
import org.gonu.analysis.simulation.SimulationReport;
import org.gonu.analysis.simulation.Violation;
import org.gonu.game.Game;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.DiagnosticsJson;

/** What random matches show about a sheet, as JSON. */
final class SheetTrials {
  /** Time after which a trial tells what it has found so far. */
  private static final Duration LIMIT = Duration.ofSeconds(10);

  /** The same trial of the same sheet shows the same. */
  private static final long SEED = 1;

  /** Joint moves after which a match counts as too long. */
  private static final int MAX_STEPS = 2_000;

  /** Most states of the breadth-first search. */
  private static final int MAX_STATES = 2_000;

  private SheetTrials() {}

  /** Checks the contract of a game in random matches. */
  static ObjectNode simulate(Game game, int playouts) {
    BooleanSupplier isOver = deadline();
    SimulationReport report =
        new Simulation(game, new Simulation.Limits(playouts, SEED, MAX_STEPS, MAX_STATES))
            .run(isOver);
    ImmutableList<Diagnostic> findings =
        report
            .violations()
            .select(Violation::isFinding)
            .collect(violation -> SimulationFindings.finding(game, violation))
            .newWithAll(
                isOver.getAsBoolean()
                    ? Lists.immutable.empty()
                    : SimulationFindings.neverWon(game, report));
    ObjectNode node = JsonNodeFactory.instance.objectNode().put("text", text(report, findings));
    node.set("findings", DiagnosticsJson.of(Diagnostics.of(findings.castToList())));
    node.set("report", ReportJson.of(game.sheet().source().name(), report));
    return node;
  }

  private static String text(SimulationReport report, ImmutableList<Diagnostic> findings) {
    PlayoutStatistics playouts = report.results().playouts();
    String goals =
        report
            .results()
            .roles()
            .collect(role -> String.format(Locale.ROOT, "%s %.1f", role.role().name(), role.mean()))
            .makeString(", ");
    String fault =
        findings.isEmpty() ? "No fault was found." : findings.size() + " things to look at.";
    return String.format(
        Locale.ROOT,
        "%,d random matches of %,d to %,d steps, %.1f on average; mean goals: %s. %s",
        playouts.playouts(),
        playouts.shortest(),
        playouts.longest(),
        playouts.meanLength(),
        goals,
        fault);
  }

  /** Tells in how many positions of random matches the rule of each line fired. */
  static ObjectNode cover(Game game, int playouts) {
    Coverage coverage = new CoverageRun(game, SEED).run(playouts, deadline());
    ObjectNode node =
        JsonNodeFactory.instance
            .objectNode()
            .put("text", CoveragePage.summary(coverage))
            .put("playouts", coverage.playouts())
            .put("positions", coverage.positions());
    ArrayNode lines = node.putArray("lines");
    for (Listing.Line line : Listing.of(coverage)) {
      line.rule()
          .ifPresent(
              rule -> {
                ObjectNode own = lines.addObject().put("line", line.number());
                own.put("count", rule.positions()).put("possible", rule.possible());
                ArrayNode remarks = own.putArray("remarks");
                line.remarks().each(remarks::add);
              });
    }
    return node;
  }

  private static BooleanSupplier deadline() {
    long end = System.nanoTime() + LIMIT.toNanos();
    return () -> System.nanoTime() - end > 0 || Thread.currentThread().isInterrupted();
  }
}
