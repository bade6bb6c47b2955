package org.gonu.cli.sheet;

import java.util.Locale;
import java.util.OptionalInt;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.simulation.SimulationReport;
import org.gonu.analysis.simulation.SimulationReport.Breadth;
import org.gonu.analysis.simulation.SimulationReport.DeclarationFit;
import org.gonu.analysis.simulation.SimulationReport.Results;
import org.gonu.analysis.simulation.SimulationReport.RoleResult;
import org.gonu.cli.console.TextTable;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.LineWrap;

/** Prints the measurements of a simulation. */
final class SimulationText {
  /** Column at which values start. */
  private static final int INDENT = 17;

  private static final String UNKNOWN = "unknown";

  private SimulationText() {}

  /**
   * The measurements, on some lines.
   *
   * @param columns width of the terminal, if there is one
   */
  static String print(String path, SimulationReport report, OptionalInt columns) {
    StringBuilder out = new StringBuilder();
    Results results = report.results();
    line(out, "%s: %,d random matches came to their end", path, results.playouts().playouts());
    Breadth breadth = report.breadth();
    line(
        out,
        "  short matches  %s, up to step %d",
        breadth.isComplete()
            ? format("all %,d states of the game", breadth.states())
            : format("%,d states", breadth.states()),
        breadth.depth());
    line(out, "  length         %s", length(results.playouts()));
    line(out, "  branching      %s", branching(results));
    line(out, "  sum of goals   %s", sum(results));
    line(out, "  goals          %s", falls(report));
    if (results.roles().size() > 1) {
      line(
          out,
          "  moves first    %s",
          report.firstMover().map(Object::toString).orElse("nobody alone"));
    }
    StringBuilder declared = new StringBuilder();
    declared(declared, "base", report.facts());
    declared(declared, "input", report.moves());
    declared
        .toString()
        .lines()
        .forEach(line -> out.append(LineWrap.wrap(line, columns, INDENT)).append('\n'));
    out.append(roles(results).print().indent(2));
    out.append(contracts(report).print().indent(2));
    return out.toString();
  }

  private static void line(StringBuilder out, String format, Object... values) {
    out.append(format(format, values)).append('\n');
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static String length(PlayoutStatistics playouts) {
    return playouts.playouts() == 0
        ? UNKNOWN
        : format(
            "%.1f steps, from %,d to %,d",
            playouts.meanLength(), playouts.shortest(), playouts.longest());
  }

  private static String branching(Results results) {
    return results.playouts().jointMoves() == 0
        ? UNKNOWN
        : format(
            "%.1f joint moves, up to %,.0f",
            results.playouts().meanBranching(), results.maxBranching());
  }

  private static String sum(Results results) {
    return results
        .goalSums()
        .map(
            sums ->
                sums.areConstant()
                    ? "always " + sums.min()
                    : "from " + sums.min() + " to " + sums.max())
        .orElse(UNKNOWN);
  }

  /** The first match that shows a goal value falling, or that there is none, if any ended. */
  private static String falls(SimulationReport report) {
    return report
        .violations()
        .detectOptional(each -> each.code() == DiagnosticCode.FALLING_GOAL)
        .map(each -> "fall at times: " + each.message() + " after step " + each.length())
        .orElse(report.results().sawEnd() ? "never fall" : UNKNOWN);
  }

  private static void declared(StringBuilder out, String keyword, DeclarationFit fit) {
    if (fit.declared() == 0) {
      line(out, "  %-14s declares nothing", keyword);
      return;
    }
    line(
        out,
        "  %-14s %,d of %,d seen (%.0f %%)%s",
        keyword,
        fit.seen(),
        fit.declared(),
        100.0 * fit.seen() / fit.declared(),
        fit.unseen().isEmpty() ? "" : ", never " + fit.unseen().makeString(", "));
  }

  private static TextTable contracts(SimulationReport report) {
    TextTable table = new TextTable("contract", "verdict", "how");
    report
        .contracts()
        .each(each -> table.row(each.contract().title(), each.status().label(), each.reason()));
    return table;
  }

  private static TextTable roles(Results results) {
    TextTable table = new TextTable("role", "mean goal", "least", "most", "got the highest");
    int playouts = results.playouts().playouts();
    for (RoleResult result : results.roles()) {
      if (playouts == 0) {
        table.row(result.role(), "-", "-", "-", "-");
      } else {
        table.row(
            result.role(),
            format("%.1f", result.mean()),
            result.least(),
            result.most(),
            format("%.1f %%", 100.0 * result.reached() / playouts));
      }
    }
    return table;
  }
}
