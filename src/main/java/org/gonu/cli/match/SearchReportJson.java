package org.gonu.cli.match;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Json;
import org.gonu.machine.Role;
import org.gonu.search.SearchReport;

/** Search reports as JSON. */
public final class SearchReportJson {
  /** Values are rounded to thousandths of a goal point. */
  private static final double PARTS = 1000;

  private SearchReportJson() {}

  /** A value, rounded to the digits that mean something. */
  public static double rounded(double value) {
    return Math.round(value * PARTS) / PARTS;
  }

  /** An object with the expected goal of each role, 0 to 100 points. */
  public static ObjectNode values(SearchReport report, ImmutableList<Role> roles) {
    ObjectNode values = Json.object();
    roles.each(role -> values.put(role.name(), rounded(report.values().get(role.index()))));
    return values;
  }

  /** The moves of the role, the best first. */
  public static ArrayNode candidates(SearchReport report) {
    ArrayNode candidates = Json.array();
    for (SearchReport.Candidate candidate : report.candidates()) {
      ObjectNode each =
          candidates
              .addObject()
              .put("move", candidate.move().toString())
              .put("visits", candidate.visits())
              .put("value", rounded(candidate.value()))
              .put("lowest", candidate.lowest())
              .put("highest", candidate.highest());
      candidate.probability().ifPresent(p -> each.put("probability", rounded(p)));
    }
    return candidates;
  }

  /** The expected joint moves, each a list of moves in role order. */
  public static ArrayNode line(SearchReport report) {
    ArrayNode line = Json.array();
    report
        .expectedLine()
        .each(
            joint -> {
              ArrayNode moves = line.addArray();
              joint.each(move -> moves.add(move.toString()));
            });
    return line;
  }
}
