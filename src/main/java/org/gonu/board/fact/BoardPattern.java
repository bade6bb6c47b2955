package org.gonu.board.fact;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.set.ImmutableSet;

/**
 * Assigns the leaves of facts of one shape to coordinates and content.
 *
 * @param columns leaves that together are the column; two for boards within a board
 * @param rows leaves that together are the row
 * @param layers leaves that select one of several boards; empty for a flat board
 * @param contents leaves that are the content; empty if the name of the fact is the content
 * @param columnOrder column labels from left to right
 * @param rowOrder row labels upwards
 * @param layerOrder layer labels; one empty label if there are no layers
 */
public record BoardPattern(
    FactShape shape,
    ImmutableIntList columns,
    ImmutableIntList rows,
    ImmutableIntList layers,
    ImmutableIntList contents,
    ImmutableList<String> columnOrder,
    ImmutableList<String> rowOrder,
    ImmutableList<String> layerOrder) {

  /** A place of the board. */
  public record Place(String column, String row, String layer) {}

  /** The place of a fact with these leaves. */
  public Place place(ImmutableList<String> leaves) {
    return new Place(label(leaves, columns), label(leaves, rows), label(leaves, layers));
  }

  /** The leaves that are coordinates, in the order of the facts. */
  public ImmutableIntList coordinates() {
    return columns.newWithAll(rows).newWithAll(layers).toSortedList().toImmutable();
  }

  /** The place that coordinates name in the order of the facts; nothing if there is none. */
  public Optional<Place> placeOfCoordinates(ImmutableList<String> given) {
    MutableList<String> leaves = Lists.mutable.withNValues(shape.size(), () -> "");
    coordinates().forEachWithIndex((leaf, i) -> leaves.set(leaf, given.get(i)));
    Place place = place(leaves.toImmutable());
    return has(place) ? Optional.of(place) : Optional.empty();
  }

  /** True if a place is in one of these columns, rows and layers. */
  public boolean has(Place place) {
    return columnOrder.contains(place.column)
        && rowOrder.contains(place.row)
        && layerOrder.contains(place.layer);
  }

  /** The content of a fact with these leaves. */
  public String content(ImmutableList<String> leaves) {
    return contents.isEmpty() ? shape.name() : contents.collect(leaves::get).makeString(" ");
  }

  /** True if facts name a place by one word such as {@code e3}. */
  public boolean hasSquareNames() {
    return shape.parts().contains(FactShape.Part.SQUARE_NAME);
  }

  /** The coordinates that name a place, in the order of the facts. */
  public ImmutableList<String> coordinatesOf(Place place) {
    MutableList<String> leaves = Lists.mutable.withNValues(shape.size(), () -> "");
    put(place.column, columns, leaves);
    put(place.row, rows, leaves);
    put(place.layer, layers, leaves);
    return coordinates().collect(leaves::get);
  }

  private static void put(String label, ImmutableIntList at, MutableList<String> leaves) {
    String[] parts = label.split("\\.", -1);
    at.forEachWithIndex((leaf, i) -> leaves.set(leaf, at.size() == 1 ? label : parts[i]));
  }

  /** The labels of both axes. */
  public ImmutableSet<String> labels() {
    return columnOrder.toImmutableSet().union(rowOrder.toImmutableSet());
  }

  /** Number of places. */
  public int size() {
    return columnOrder.size() * rowOrder.size() * layerOrder.size();
  }

  /** True if all places of the other pattern are places of this one. */
  public boolean covers(BoardPattern other) {
    ImmutableSet<String> ownColumns = columnOrder.toImmutableSet();
    ImmutableSet<String> ownRows = rowOrder.toImmutableSet();
    return ownColumns.containsAllIterable(other.columnOrder)
        && ownRows.containsAllIterable(other.rowOrder)
        && (layers.isEmpty() ? other.layers.isEmpty() : layerOrder.equals(other.layerOrder));
  }

  /** This pattern with other labels of columns and rows. */
  public BoardPattern withAxes(
      ImmutableList<String> columnLabels, ImmutableList<String> rowLabels) {
    return new BoardPattern(
        shape, columns, rows, layers, contents, columnLabels, rowLabels, layerOrder);
  }

  /** This pattern of facts of another name. */
  BoardPattern withShape(FactShape other) {
    return new BoardPattern(
        other, columns, rows, layers, contents, columnOrder, rowOrder, layerOrder);
  }

  /** This pattern with the rows of another, if that has the same columns and more rows above. */
  public BoardPattern asHighAs(BoardPattern other) {
    boolean isHigher =
        layerOrder.equals(other.layerOrder)
            && columnOrder.equals(other.columnOrder)
            && other.rowOrder.size() > rowOrder.size()
            && other.rowOrder.take(rowOrder.size()).equals(rowOrder);
    return isHigher ? withAxes(columnOrder, other.rowOrder) : this;
  }

  /** The label of leaves that together are one coordinate. */
  public static String label(ImmutableList<String> leaves, ImmutableIntList places) {
    return places.collect(leaves::get).makeString(".");
  }
}
