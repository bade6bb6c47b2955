package org.gonu.cli.analyze;

import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.TextTable;
import org.gonu.cli.input.BoardView;
import org.gonu.game.FastEngine;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.player.LineText;
import org.gonu.player.Quantity;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;

/** The result of an analysis as text. */
final class AnalysisText {
  /** Most moves shown of a role and of the expected line. */
  private static final int MAX_MOVES = 10;

  private static final int MAX_OF_LINE = 40;

  private AnalysisText() {}

  /** The board, a table for each role that has a choice, and the totals. */
  static String of(AnalysisResult findings) {
    StringBuilder out = new StringBuilder();
    out.append(new BoardView(findings.game()).draw(findings.machine().facts(findings.state())));
    out.append('\n');
    if (findings.isTerminal()) {
      return out.append("the match is over: ").append(goals(findings)).append('\n').toString();
    }
    if (findings.reports().isEmpty()) {
      return out.append("the time was too short for any search\n").toString();
    }
    findings.roles().each(role -> out.append(moves(findings, role)));
    return out.append(sums(findings)).toString();
  }

  private static String goals(AnalysisResult findings) {
    return findings
        .roles()
        .collect(role -> role + " " + findings.machine().goal(findings.state(), role))
        .makeString(", ");
  }

  private static String moves(AnalysisResult findings, Role role) {
    ImmutableList<Move> legal = findings.legalMoves(role);
    if (legal.size() == 1) {
      return role + ": only " + legal.getFirst() + "\n\n";
    }
    SearchReport report = findings.reports().get(role.index());
    int more = report.candidates().size() - MAX_MOVES;
    return role
        + ": "
        + legal.size()
        + " legal moves\n"
        + table(findings, role).indent(2)
        + (more > 0 ? "  and " + more + " more\n" : "")
        + "\n";
  }

  private static String table(AnalysisResult findings, Role role) {
    SearchReport report = findings.reports().get(role.index());
    long visits = report.candidates().collectLong(Candidate::visits).sum();
    TextTable table =
        report.isMixed()
            ? new TextTable("move", "probability", "value", "certain")
            : visits == 0
                ? new TextTable("move", "value", "certain")
                : new TextTable("move", "visits", "share", "value", "certain");
    for (Candidate candidate : report.candidates().take(MAX_MOVES)) {
      String value = value(report, candidate);
      String certain = certain(findings, role, candidate);
      if (candidate.probability().isPresent()) {
        String probability = percent(candidate.probability().getAsDouble());
        table.row(candidate.move(), probability, value, certain);
      } else if (visits == 0) {
        table.row(candidate.move(), value, certain);
      } else {
        String share = percent(candidate.visits() / (double) visits);
        table.row(candidate.move(), candidate.visits(), share, value, certain);
      }
    }
    return table.print();
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * part);
  }

  /** The expected goal; a dash for a move that was never tried. */
  private static String value(SearchReport report, Candidate candidate) {
    return report.isUntried(candidate)
        ? "    -"
        : String.format(Locale.ROOT, "%5.1f", candidate.value());
  }

  /**
   * The proved goal of a move; of a best move that wins or loses all also the steps to the end, if
   * the expected line leads to that goal. With values between, others may have another line that is
   * as good to them.
   */
  private static String certain(AnalysisResult findings, Role role, Candidate candidate) {
    int lowest = candidate.lowest();
    if (!candidate.proved()) {
      return range(lowest, candidate.highest());
    }
    boolean isInLine =
        candidate.equals(findings.reports().get(role.index()).best())
            && (lowest == 100 || lowest == 0)
            && findings.lineLeads(role, candidate.move(), lowest);
    String when =
        isInLine && findings.stepsToEnd().isPresent()
            ? " in " + plies(findings.stepsToEnd().getAsInt())
            : "";
    return "proved " + lowest + when;
  }

  private static String plies(int steps) {
    return steps == 1 ? "1 ply" : steps + " plies";
  }

  private static String range(int lowest, int highest) {
    if (lowest == 0 && highest == 100) {
      return "";
    }
    if (highest == 100) {
      return "at least " + lowest;
    }
    return lowest == 0 ? "at most " + highest : lowest + " to " + highest;
  }

  private static String sums(AnalysisResult findings) {
    SearchReport report = findings.reports().getFirst();
    String values =
        findings
            .roles()
            .collect(
                role ->
                    String.format(Locale.ROOT, "%s %.1f", role, report.values().get(role.index())))
            .makeString(", ");
    ImmutableList<Role> proved =
        findings.roles().select(role -> findings.reports().get(role.index()).proved());
    String playouts =
        findings.finishedPlayouts() == 0
            ? "without playouts"
            : String.format(
                Locale.ROOT,
                "%,d playouts, %s/s",
                findings.finishedPlayouts(),
                Quantity.of(Math.round(findings.playoutsPerSecond())));
    return "values    "
        + values
        + (proved.isEmpty() ? "" : "; proved for " + proved.makeString(", "))
        + (findings.isSettled() && proved.isEmpty()
            ? "; settled: more search would repeat what is known"
            : "")
        + "\nexpected  "
        + (report.expectedLine().isEmpty()
            ? "nothing is known"
            : line(report.expectedLine()) + end(findings))
        + String.format(
            Locale.ROOT,
            "%nsearched  %.2f s, %s, %s in memory, depth %d%n",
            findings.seconds(),
            playouts,
            report.nodes() == 1
                ? "1 state"
                : String.format(Locale.ROOT, "%,d states", report.nodes()),
            report.depth())
        + ready(findings);
  }

  private static String line(ImmutableList<ImmutableList<Move>> moves) {
    return LineText.of(moves, MAX_OF_LINE)
        + (moves.size() > MAX_OF_LINE ? "  (--json has all " + moves.size() + " steps)" : "");
  }

  /** When the circuit took over, or why it did not. */
  private static String ready(AnalysisResult findings) {
    if (findings.readySeconds().isPresent()) {
      return String.format(
          Locale.ROOT,
          "ready     the circuit, after %.2f s of search on the reference engine%n",
          findings.readySeconds().getAsDouble());
    }
    return "ready     " + whyNot(findings) + "; this is of the search on the reference engine\n";
  }

  private static String whyNot(AnalysisResult findings) {
    FastEngine engine = findings.game().fastEngine();
    if (!engine.failure().isEmpty()) {
      return "never: " + engine.failure();
    }
    if (engine.ready().isEmpty()) {
      return "not in this time";
    }
    return engine
        .whyUnknown(findings.machine().facts(findings.state()))
        .map(reason -> "never: " + reason)
        .orElse("the circuit, too late for its search to learn as much");
  }

  private static String end(AnalysisResult findings) {
    return findings.stepsToEnd().isPresent() ? "  (end)" : "";
  }
}
