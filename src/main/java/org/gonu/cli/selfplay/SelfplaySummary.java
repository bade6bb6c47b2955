package org.gonu.cli.selfplay;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.selfplay.dataset.ShardEntry;

/**
 * What a run has made of a sheet.
 *
 * @param sheet its name
 * @param directory of the data set
 * @param shards all of them
 * @param kept number of those that an earlier run has made
 * @param seconds that this run took
 */
record SelfplaySummary(
    String sheet, Path directory, ImmutableList<ShardEntry> shards, int kept, double seconds) {
  private long games() {
    return shards.sumOfInt(ShardEntry::games);
  }

  private long positions() {
    return shards.sumOfLong(ShardEntry::positions);
  }

  private long bytes() {
    return shards.sumOfLong(ShardEntry::bytes);
  }

  static String table(ImmutableList<SelfplaySummary> all) {
    TextTable table =
        new TextTable(
            "sheet", "matches", "positions", "files", "kept", "MB", "seconds", "directory");
    for (SelfplaySummary each : all) {
      table.row(
          each.sheet,
          each.games(),
          each.positions(),
          each.shards.size(),
          each.kept,
          String.format(Locale.ROOT, "%.1f", each.bytes() / 1e6),
          String.format(Locale.ROOT, "%.1f", each.seconds),
          each.directory);
    }
    return table.print();
  }

  static ArrayNode json(ImmutableList<SelfplaySummary> all) {
    ArrayNode array = Json.array();
    for (SelfplaySummary each : all) {
      array
          .addObject()
          .put("sheet", each.sheet)
          .put("directory", each.directory.toString())
          .put("games", each.games())
          .put("positions", each.positions())
          .put("files", each.shards.size())
          .put("kept", each.kept)
          .put("bytes", each.bytes())
          .put("seconds", each.seconds);
    }
    return array;
  }
}
