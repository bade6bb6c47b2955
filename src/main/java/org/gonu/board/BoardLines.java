package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.board.fact.BlankRule;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.fact.FactGroup;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.Lattice.Link;

/**
 * Lines between neighbouring points, such as those of dots and boxes.
 *
 * @param grid the facts that tell what is on which line; every line is a place of it
 * @param links the two points of each line
 * @param axes the points
 */
record BoardLines(Grid grid, ImmutableMap<Place, Link> links, PointAxes axes) {

  /**
   * Lines that facts tell of.
   *
   * @param names the leaves that name a line
   * @param links the two points of each line, by these leaves
   */
  static BoardLines of(
      FactGroup group,
      ImmutableIntList names,
      PointAxes axes,
      ImmutableMap<ImmutableList<String>, Link> links) {
    BoardPattern pattern =
        new BoardPattern(
            group.shape(),
            names,
            IntLists.immutable.empty(),
            IntLists.immutable.empty(),
            IntInterval.zeroTo(group.shape().size() - 1).reject(names::contains).toImmutable(),
            links.keysView().collect(BoardLines::label).toSortedList().toImmutable(),
            Lists.immutable.of(""),
            Lists.immutable.of(""));
    ImmutableSet<String> blanks = new BlankRule(group, pattern).blanks();
    ImmutableMap<Place, Link> byPlace =
        links.collect((name, link) -> Tuples.pair(new Place(label(name), "", ""), link));
    Grid grid =
        new Grid(
            pattern,
            Lists.immutable.of(pattern),
            blanks,
            group.contents(pattern).reject(blanks::contains),
            byPlace.keysView().toImmutableSet(),
            false);
    return new BoardLines(grid, byPlace, axes);
  }

  private static String label(ImmutableList<String> name) {
    return name.makeString(".");
  }

  /** True if the cells of a board lie between the lines, so that each has four around it. */
  boolean isRound(Grid board) {
    return isSquare()
        && isFlat(board)
        && isBetween(board.main().columnOrder(), axes.columns())
        && isBetween(board.main().rowOrder(), axes.rows());
  }

  /** True if a board would lie between the lines if its cells were all known. */
  boolean mayBeRound(Grid board) {
    BoardPattern pattern = board.main();
    return isSquare()
        && isFlat(board)
        && board.places().isEmpty()
        && startsWith(axes.columns(), pattern.columnOrder())
        && startsWith(axes.rows(), pattern.rowOrder())
        && !joins(board);
  }

  private static boolean startsWith(ImmutableList<String> points, ImmutableList<String> spaces) {
    return points.take(spaces.size()).equals(spaces);
  }

  /** A board with all cells between the lines. */
  Grid fitted(Grid board) {
    ImmutableList<String> columns = axes.columns().take(axes.columns().size() - 1);
    ImmutableList<String> rows = axes.rows().take(axes.rows().size() - 1);
    return board.withAxes(columns, rows);
  }

  /** True if the lines join places of a board. */
  boolean joins(Grid board) {
    return isFlat(board)
        && board.main().columnOrder().equals(axes.columns())
        && board.main().rowOrder().equals(axes.rows());
  }

  /** True if all lines go along columns and rows. */
  boolean isSquare() {
    return links.allSatisfy(link -> link.step().column() == 0 || link.step().row() == 0);
  }

  private static boolean isFlat(Grid board) {
    BoardPattern pattern = board.main();
    return pattern.columns().size() == 1
        && pattern.rows().size() == 1
        && pattern.layers().isEmpty();
  }

  /** True if spaces are called after the point before or behind them. */
  private static boolean isBetween(ImmutableList<String> spaces, ImmutableList<String> points) {
    return spaces.equals(points.take(points.size() - 1)) || spaces.equals(points.drop(1));
  }

  /** What people call a line: its two points. */
  String name(Link link) {
    return name(link.from()) + "–" + name(link.to());
  }

  private String name(Cross point) {
    return GridPlan.name(axes.columns().get(point.column()), axes.rows().get(point.row()));
  }
}
