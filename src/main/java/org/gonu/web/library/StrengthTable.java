package org.gonu.web.library;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;

/**
 * Matches of our player at two levels: lines of sheet, level, lower level, matches, points of the
 * higher one in percent, and the interval of 95 %. The page {@code experiments/levels.md} tells how
 * they were measured.
 */
final class StrengthTable {
  private static final String RESOURCE = "strength.tsv";

  private final ImmutableListMultimap<String, ImmutableList<String>> lines =
      Resources.rowsBySheet(RESOURCE);

  /** The matches of a sheet by name, a row for each pair of levels, points in percent. */
  ArrayNode of(String sheet) {
    ArrayNode rows = JsonNodeFactory.instance.arrayNode();
    for (ImmutableList<String> line : lines.get(sheet)) {
      rows.addObject()
          .put("level", Integer.parseInt(line.get(1)))
          .put("against", Integer.parseInt(line.get(2)))
          .put("matches", Integer.parseInt(line.get(3)))
          .put("points", Double.parseDouble(line.get(4)))
          .put("low", Double.parseDouble(line.get(5)))
          .put("high", Double.parseDouble(line.get(6)));
    }
    return rows;
  }
}
