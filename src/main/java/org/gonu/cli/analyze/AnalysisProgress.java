package org.gonu.cli.analyze;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;
import org.gonu.machine.Role;
import org.gonu.player.Analysis;
import org.gonu.player.Quantity;
import org.gonu.search.SearchReport;

/** Shows the present result of a search on one line of standard error, if that is a terminal. */
final class AnalysisProgress {
  private static final int WIDTH = 100;

  private final ImmutableList<Role> roles;
  private final Console console;
  private final boolean isShown;

  AnalysisProgress(ImmutableList<Role> roles, Console console) {
    this.roles = roles;
    this.console = console;
    this.isShown = console.errScreen().isTerminal();
  }

  /** Replaces the line. */
  void show(Analysis analysis, double seconds) {
    if (!isShown) {
      return;
    }
    long playouts = analysis.finishedPlayouts();
    String line =
        String.format(
            Locale.ROOT,
            "%6.1f s  %5s playouts  %5s/s  %s",
            seconds,
            Quantity.of(playouts),
            Quantity.of(Math.round(playouts / Math.max(seconds, 1e-9))),
            roles.flatCollect(role -> best(analysis, role)).makeString("  "));
    overwrite(line);
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

  private void overwrite(String line) {
    String cut = line.length() > WIDTH ? line.substring(0, WIDTH) : line;
    console.overwrite(cut + " ".repeat(WIDTH - cut.length()));
  }

  /** Clears the line. */
  void end() {
    if (isShown) {
      overwrite("");
    }
  }
}
