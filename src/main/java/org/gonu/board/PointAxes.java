package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.Lattice.Link;

/**
 * How facts name the points that lines join.
 *
 * @param columns labels from left to right
 * @param rows labels upwards
 * @param isRowFirst true if facts name the row before the column
 */
record PointAxes(ImmutableList<String> columns, ImmutableList<String> rows, boolean isRowFirst) {
  /** Minimum number of points. */
  private static final int MIN_POINTS = 6;

  /** The axes of points; nothing if their names have no order. */
  static Optional<PointAxes> of(ImmutableList<ImmutableList<String>> points, AxisOrder axisOrder) {
    Optional<ImmutableList<String>> first =
        axisOrder.order(points.collect(ImmutableList::getFirst).toSet());
    Optional<ImmutableList<String>> second =
        axisOrder.order(points.collect(ImmutableList::getLast).toSet());
    if (first.isEmpty()
        || second.isEmpty()
        || first.get().size() * second.get().size() < MIN_POINTS) {
      return Optional.empty();
    }
    boolean isRowFirst = AxisOrder.isRowFirst(first.get(), second.get());
    return Optional.of(
        isRowFirst
            ? new PointAxes(second.get(), first.get(), true)
            : new PointAxes(first.get(), second.get(), false));
  }

  /** The point of two coordinates in the order of the facts. */
  Cross cross(ImmutableList<String> names) {
    return new Cross(
        columns.indexOf(isRowFirst ? names.get(1) : names.get(0)),
        rows.indexOf(isRowFirst ? names.get(0) : names.get(1)));
  }

  /** The coordinates of a point in the order of the facts. */
  ImmutableList<String> names(Cross point) {
    String column = columns.get(point.column());
    String row = rows.get(point.row());
    return isRowFirst ? Lists.immutable.of(row, column) : Lists.immutable.of(column, row);
  }

  /** The point as a place of a board. */
  Place place(Cross point) {
    return new Place(columns.get(point.column()), rows.get(point.row()), "");
  }

  /** The points that have a neighbour in one direction. */
  ImmutableSet<Cross> inside(Cross step) {
    MutableSet<Cross> inside = Sets.mutable.empty();
    for (int column = 0; column < columns.size(); column++) {
      for (int row = 0; row < rows.size(); row++) {
        Cross point = new Cross(column, row);
        if (has(point.plus(step))) {
          inside.add(point);
        }
      }
    }
    return inside.toImmutable();
  }

  private boolean has(Cross point) {
    return point.column() >= 0
        && point.column() < columns.size()
        && point.row() >= 0
        && point.row() < rows.size();
  }

  /** All lines that lead from a point by one of these steps. */
  ImmutableSet<Link> links(ImmutableSet<Cross> steps) {
    return steps.flatCollect(
        step -> inside(step).collect(point -> new Link(point, point.plus(step))));
  }
}
