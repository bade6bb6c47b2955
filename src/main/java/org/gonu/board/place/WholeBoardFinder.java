package org.gonu.board.place;

import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.tuple.Pair;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.fact.CoordinateTerms;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.gdl.Atom;

/**
 * Finds where the layers of a board lie on a larger one, such as the four parts of a board that are
 * turned by themselves: a relation of the sheet names for each place a column and row of the whole,
 * and no two places have the same.
 */
public final class WholeBoardFinder {
  /** Coordinates of a place in its layer, with the layer. */
  private static final int OWN = 3;

  /** These, and a column and row. */
  private static final int LEAVES = OWN + 2;

  private final BoardPattern pattern;
  private final AxisOrder axisOrder = new AxisOrder(Lists.immutable.empty(), false);

  public WholeBoardFinder(BoardPattern pattern) {
    this.pattern = pattern;
  }

  /**
   * By layer: where its place at the lower left lies on the whole board, counted in places; nothing
   * if no relation tells.
   */
  public Optional<MapIterable<String, Cross>> find(ImmutableList<Atom> atoms) {
    if (pattern.layers().isEmpty() || pattern.coordinates().size() != OWN) {
      return Optional.empty();
    }
    return Lists.immutable
        .withAll(atoms.groupBy(Atom::predicate).multiValuesView())
        .collect(this::crosses)
        .select(found -> found.size() == pattern.size())
        .collect(this::corners)
        .detectOptional(Optional::isPresent)
        .map(Optional::get);
  }

  /** The corners of the layers, if they fill a rectangle side by side; else nothing. */
  private Optional<MapIterable<String, Cross>> corners(MapIterable<Place, Cross> found) {
    MutableMap<String, Cross> corners = Maps.mutable.empty();
    for (String layer : pattern.layerOrder()) {
      corners.put(layer, found.get(new Place(first(true), first(false), layer)));
    }
    int width = found.collectInt(Cross::column).max() + 1;
    int height = found.collectInt(Cross::row).max() + 1;
    boolean isWhole =
        width * height == found.size()
            && corners.allSatisfy(this::isAligned)
            && corners.toSet().size() == corners.size()
            && found.keyValuesView().allSatisfy(pair -> isPart(pair, corners));
    return isWhole ? Optional.of(corners) : Optional.empty();
  }

  private String first(boolean isColumn) {
    return (isColumn ? pattern.columnOrder() : pattern.rowOrder()).getFirst();
  }

  private boolean isAligned(Cross corner) {
    return corner.column() % pattern.columnOrder().size() == 0
        && corner.row() % pattern.rowOrder().size() == 0;
  }

  /** True if a place lies in its layer as on the whole board. */
  private boolean isPart(Pair<Place, Cross> pair, MapIterable<String, Cross> corners) {
    Place place = pair.getOne();
    Cross own =
        new Cross(
            pattern.columnOrder().indexOf(place.column()), pattern.rowOrder().indexOf(place.row()));
    return pair.getTwo().minus(corners.get(place.layer())).equals(own);
  }

  /** The places that the atoms of a relation name; none if it is of another kind. */
  private MapIterable<Place, Cross> crosses(RichIterable<Atom> atoms) {
    ImmutableList<ImmutableList<String>> leaves =
        atoms
            .collect(atom -> CoordinateTerms.of(atom.arguments(), pattern.hasSquareNames()))
            .select(
                each ->
                    each.size() == LEAVES && pattern.placeOfCoordinates(each.take(OWN)).isPresent())
            .toList()
            .toImmutable();
    if (leaves.size() != pattern.size()) {
      return Maps.immutable.empty();
    }
    Optional<ImmutableList<String>> columns = order(leaves, OWN);
    Optional<ImmutableList<String>> rows = order(leaves, OWN + 1);
    MutableMap<Place, Cross> crosses = Maps.mutable.empty();
    if (columns.isPresent() && rows.isPresent()) {
      leaves.each(
          each ->
              pattern
                  .placeOfCoordinates(each.take(OWN))
                  .ifPresent(
                      place ->
                          crosses.put(
                              place,
                              new Cross(
                                  columns.get().indexOf(each.get(OWN)),
                                  rows.get().indexOf(each.get(OWN + 1))))));
    }
    return crosses;
  }

  private Optional<ImmutableList<String>> order(
      ImmutableList<ImmutableList<String>> leaves, int leaf) {
    ImmutableSet<String> values = leaves.collect(each -> each.get(leaf)).toImmutableSet();
    return axisOrder.order(values).filter(order -> order.size() == values.size());
  }
}
