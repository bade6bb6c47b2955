package org.gonu.cli.analyze;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ProgressLine;
import org.gonu.machine.Role;
import org.gonu.player.Analysis;
import org.gonu.player.Quantity;
import org.gonu.search.SearchReport;

/** Shows the present result of a search on one line of standard error, if that is a terminal. */
final class AnalysisProgress {
  private final ImmutableList<Role> roles;
  private final ProgressLine line;

  AnalysisProgress(ImmutableList<Role> roles, Console console) {
    this.roles = roles;
    this.line = new ProgressLine(console);
  }

  /** Replaces the line. */
  void show(Analysis analysis, double seconds) {
    if (!line.isVisible()) {
      return;
    }
    long playouts = analysis.finishedPlayouts();
    line.show(
        String.format(
            Locale.ROOT,
            "%6.1f s  %5s playouts  %5s/s  %s",
            seconds,
            Quantity.of(playouts),
            Quantity.of(Math.round(playouts / Math.max(seconds, 1e-9))),
            roles.flatCollect(role -> best(analysis, role)).makeString("  ")));
  }

  /** The move and the value of a role that has a choice. */
  private static Iterable<String> best(Analysis analysis, Role role) {
    Optional<SearchReport> report =
        analysis.report(role).filter(found -> found.candidates().size() > 1);
    return report
        .map(
            found ->
                String.format(
                    Locale.ROOT,
                    "%s %s %.1f%s",
                    role,
                    found.best().move(),
                    found.best().value(),
                    found.proved() ? " proved" : ""))
        .stream()
        .toList();
  }

  /** Clears the line. */
  void end() {
    line.clear();
  }
}
