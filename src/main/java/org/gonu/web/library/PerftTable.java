package org.gonu.web.library;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;

/**
 * Perft of the sheets of the library: lines of sheet, depth, sequences of joint moves, and how many
 * of them have ended. {@code PerftTest} counts them again by all engines.
 */
final class PerftTable {
  private static final String RESOURCE = "perft.tsv";

  private final ImmutableListMultimap<String, ImmutableList<String>> lines =
      Resources.rowsBySheet(RESOURCE);

  /** The perft of a sheet by name, a row for each depth; none if it was not counted. */
  ArrayNode of(String sheet) {
    ArrayNode rows = JsonNodeFactory.instance.arrayNode();
    for (ImmutableList<String> line : lines.get(sheet)) {
      rows.addObject()
          .put("depth", Integer.parseInt(line.get(1)))
          .put("sequences", Long.parseLong(line.get(2)))
          .put("terminal", Long.parseLong(line.get(3)));
    }
    return rows;
  }
}
