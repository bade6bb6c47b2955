package org.gonu.player;

import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;
import org.gonu.search.SearchReport;

/**
 * Writes what a player thought in one line. Numbers come first and have fixed widths, so that lines
 * of a match stand one under the other; the expected line, which begins with the move, ends it.
 */
record ThoughtLine(ThinkLog.Thought thought) {
  /** The joint moves of the expected line that are shown. */
  private static final int MAX_MOVES = 8;

  String print() {
    SearchReport report = thought.report();
    return String.format(
        Locale.ROOT,
        "%3d. %s  %5.1f %-6s  depth %3d  %s  %6.2f s  %s",
        thought.step(),
        role(),
        report.values().get(thought.role().index()),
        report.proved() ? "proved" : "",
        report.depth(),
        work(),
        thought.seconds(),
        moves() + (thought.isReady() ? "" : "  [reference engine]"));
  }

  /** As wide as the longest of the game. */
  private String role() {
    int width = thought.roles().collectInt(role -> role.name().length()).max();
    String name = thought.role().name();
    return name + " ".repeat(width - name.length());
  }

  /** The playouts; the states of a search that does without. */
  private String work() {
    return thought.finished() == 0 && thought.report().playouts() == 0
        ? String.format(Locale.ROOT, "%5s states           ", Quantity.of(thought.report().nodes()))
        : String.format(
            Locale.ROOT,
            "%5s playouts  %5s/s",
            Quantity.of(thought.report().playouts()),
            Quantity.of(Math.round(thought.playoutsPerSecond())));
  }

  private String moves() {
    ImmutableList<ImmutableList<Move>> line = thought.report().expectedLine();
    Move best = thought.report().best().move();
    String shown = LineText.of(line, MAX_MOVES);
    boolean isBegun = line.notEmpty() && line.getFirst().get(thought.role().index()).equals(best);
    return isBegun ? shown : best + (line.isEmpty() ? "" : "  line " + shown);
  }
}
