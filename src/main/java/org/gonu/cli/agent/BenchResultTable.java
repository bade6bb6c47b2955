package org.gonu.cli.agent;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.server.rating.Interval;

/** Results as a table and as JSON: a row for each sheet and opponent, and sums over the sheets. */
final class BenchResultTable {
  private static final String TOTAL = "in all";

  private final ObjectNode settings;
  private final ImmutableList<BenchResult> results;

  BenchResultTable(ObjectNode settings, ImmutableList<BenchResult> results) {
    this.settings = settings;
    this.results = results;
  }

  private ImmutableList<String> sheets() {
    return results.collect(BenchResult::sheet).distinct();
  }

  private ImmutableList<String> opponents() {
    return results.collect(BenchResult::opponent).distinct();
  }

  private ImmutableList<BenchResult> of(String sheet, String opponent) {
    return against(opponent).select(result -> result.sheet().equals(sheet));
  }

  private ImmutableList<BenchResult> against(String opponent) {
    return results.select(result -> result.opponent().equals(opponent));
  }

  /** The table. */
  String print() {
    TextTable table =
        new TextTable(
            "game",
            "against",
            "matches",
            "points %",
            "95 %",
            "won",
            "drawn",
            "lost",
            "decisions",
            "legal at once %",
            "95 %",
            "retries",
            "illegal",
            "late",
            "died",
            "length",
            "s/move");
    for (String sheet : sheets()) {
      for (String opponent : opponents()) {
        row(table, sheet, opponent, of(sheet, opponent));
      }
    }
    if (sheets().size() > 1) {
      opponents().each(opponent -> row(table, TOTAL, opponent, against(opponent)));
    }
    if (opponents().size() > 1) {
      row(table, TOTAL, "all", results);
    }
    return table.print();
  }

  private static void row(
      TextTable table, String sheet, String opponent, ImmutableList<BenchResult> results) {
    if (results.isEmpty()) {
      return;
    }
    BenchStanding sum = BenchStanding.of(results);
    table.row(
        sheet,
        opponent,
        sum.matches(),
        percent(sum.share()),
        percent(sum.shareInterval()),
        sum.tally().won(),
        sum.tally().drawn(),
        sum.tally().lost(),
        sum.counts().decisions(),
        percent(sum.firstShare()),
        percent(sum.firstInterval()),
        sum.counts().prompts() - sum.counts().decisions(),
        sum.counts().illegal(),
        sum.counts().late(),
        sum.counts().died(),
        String.format(Locale.ROOT, "%.1f", sum.meanSteps()),
        String.format(Locale.ROOT, "%.2f", sum.secondsPerDecision()));
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f", 100 * part);
  }

  private static String percent(Interval interval) {
    return percent(interval.low()) + " - " + percent(interval.high());
  }

  /** All results as one object, with the settings. */
  ObjectNode json() {
    ObjectNode out = Json.object().setAll(settings.deepCopy());
    ArrayNode games = out.putArray("games");
    for (String sheet : sheets()) {
      for (String opponent : opponents()) {
        if (of(sheet, opponent).notEmpty()) {
          BenchStanding.of(of(sheet, opponent))
              .fill(games.addObject().put("sheet", sheet).put("opponent", opponent));
        }
      }
    }
    ArrayNode totals = out.putArray("opponents");
    opponents()
        .each(
            opponent ->
                BenchStanding.of(against(opponent))
                    .fill(totals.addObject().put("opponent", opponent)));
    BenchStanding.of(results).fill(out.putObject("total"));
    return out;
  }
}
