package org.gonu.board;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.set.ImmutableSet;

/**
 * Which leaves of facts of one shape are coordinates and which are what stands there.
 *
 * @param columns leaves that together are the column; two where boards stand in a board
 * @param rows leaves that together are the row
 * @param layers leaves that say which of several boards; none of a flat board
 * @param contents leaves that say what stands there; none if the name of the fact says it
 * @param columnOrder column labels from left to right
 * @param rowOrder row labels upwards
 * @param layerOrder layer labels; one empty label if there are no layers
 */
record BoardPattern(
    FactShape shape,
    ImmutableIntList columns,
    ImmutableIntList rows,
    ImmutableIntList layers,
    ImmutableIntList contents,
    ImmutableList<String> columnOrder,
    ImmutableList<String> rowOrder,
    ImmutableList<String> layerOrder) {

  /** A place of the board. */
  record Place(String column, String row, String layer) {}

  /** Where a fact with these leaves stands. */
  Place place(ImmutableList<String> leaves) {
    return new Place(label(leaves, columns), label(leaves, rows), label(leaves, layers));
  }

  /** What a fact with these leaves says that there is. */
  String content(ImmutableList<String> leaves) {
    return contents.isEmpty() ? shape.name() : contents.collect(leaves::get).makeString(" ");
  }

  /** Number of places. */
  int size() {
    return columnOrder.size() * rowOrder.size() * layerOrder.size();
  }

  /** True if all places of the other are places of this one. */
  boolean covers(BoardPattern other) {
    ImmutableSet<String> ownColumns = columnOrder.toImmutableSet();
    ImmutableSet<String> ownRows = rowOrder.toImmutableSet();
    return ownColumns.containsAllIterable(other.columnOrder)
        && ownRows.containsAllIterable(other.rowOrder)
        && (layers.isEmpty() ? other.layers.isEmpty() : layerOrder.equals(other.layerOrder));
  }

  /** The label of leaves that are one coordinate together. */
  static String label(ImmutableList<String> leaves, ImmutableIntList places) {
    return places.collect(leaves::get).makeString(".");
  }
}
