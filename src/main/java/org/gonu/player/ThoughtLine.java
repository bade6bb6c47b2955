package org.gonu.player;

import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;
import org.gonu.search.SearchReport;

/**
 * Prints a player's thought on one line. Numbers come first and have fixed widths, so that the
 * lines of a match form columns; the expected line of play, which begins with the move, ends it.
 */
record ThoughtLine(ThinkLog.Thought thought) {
  /** Most joint moves shown of the expected line. */
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

  /** The role, padded to the longest name of the game. */
  private String role() {
    int width = thought.roles().collectInt(role -> role.name().length()).max();
    String name = thought.role().name();
    return name + " ".repeat(width - name.length());
  }

  /** The playouts; or the states, of a search without playouts. */
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
