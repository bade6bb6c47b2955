package org.gonu.cli.selfplay;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.selfplay.metrics.Metric;

/**
 * The metrics of a sheet.
 *
 * @param sheet its path
 * @param player the specification of the player
 * @param games number of matches
 */
record MetricsReport(String sheet, String player, int games, ImmutableList<Metric> metrics) {
  /** From here on decimals mean nothing. */
  private static final double LARGE = 1000;

  String text() {
    TextTable table = new TextTable("metric", "value", "95 % interval", "what");
    for (Metric metric : metrics) {
      table.row(
          metric.key(),
          number(metric, metric.value()),
          metric
              .interval()
              .map(range -> number(metric, range.low()) + " to " + number(metric, range.high()))
              .orElse(""),
          metric.unit().isEmpty() ? metric.text() : metric.text() + " (" + metric.unit() + ")");
    }
    return String.format(Locale.ROOT, "%s, %,d matches of %s%n", sheet, games, player)
        + table.print();
  }

  private static String number(Metric metric, double value) {
    boolean isWhole = metric.interval().isEmpty() || Math.abs(value) >= LARGE;
    String format = isWhole ? "%,.0f" : metric.unit().equals("share") ? "%.3f" : "%.2f";
    return String.format(Locale.ROOT, format, value);
  }

  static ArrayNode json(ImmutableList<MetricsReport> reports) {
    ArrayNode array = Json.array();
    for (MetricsReport report : reports) {
      ObjectNode node =
          array
              .addObject()
              .put("sheet", report.sheet)
              .put("player", report.player)
              .put("games", report.games);
      ObjectNode metrics = node.putObject("metrics");
      for (Metric metric : report.metrics) {
        ObjectNode one = metrics.putObject(metric.key()).put("value", metric.value());
        metric.interval().ifPresent(range -> one.put("low", range.low()).put("high", range.high()));
        if (metric.sample() > 0) {
          one.put("sample", metric.sample());
        }
        if (!metric.unit().isEmpty()) {
          one.put("unit", metric.unit());
        }
        one.put("what", metric.text());
      }
    }
    return array;
  }
}
