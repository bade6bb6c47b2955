package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.Walls.Side;
import org.gonu.board.Walls.Wall;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.BoardPattern;

/**
 * A board with all cells that have walls, if facts about what stands on it do not name all. Cells
 * of which walls tell only to enclose the board are no part of it.
 *
 * @param walls as the cells of the board have them
 */
record WalledBoard(Grid board, Walls walls) {

  /** The board as it is, if the walls do not tell of more cells. */
  static WalledBoard of(Grid board, Walls walls, AxisOrder axisOrder) {
    WalledBoard plain = new WalledBoard(board, walls);
    BoardPattern pattern = board.main();
    if (board.places().notEmpty() || pattern.coordinates().size() != WallFinder.COORDINATES) {
      return plain;
    }
    int column = pattern.rows().getFirst() < pattern.columns().getFirst() ? 1 : 0;
    Optional<ImmutableList<String>> columns =
        order(column, walls, axisOrder)
            .map(all -> inside(all, column, Side.RIGHT, walls))
            .filter(all -> all.containsAllIterable(pattern.columnOrder()));
    Optional<ImmutableList<String>> rows =
        order(1 - column, walls, axisOrder)
            .map(all -> inside(all, 1 - column, Side.ABOVE, walls))
            .filter(all -> all.containsAllIterable(pattern.rowOrder()));
    if (columns.isEmpty() || rows.isEmpty()) {
      return plain;
    }
    ImmutableList<Wall> turned =
        walls
            .all()
            .collect(wall -> turned(wall, column, columns.get(), Side.RIGHT))
            .collect(wall -> turned(wall, 1 - column, rows.get(), Side.ABOVE));
    return new WalledBoard(
        board.withAxes(columns.get(), rows.get()), new Walls(walls.shape(), turned));
  }

  private static Optional<ImmutableList<String>> order(int leaf, Walls walls, AxisOrder axisOrder) {
    return axisOrder.order(walls.all().collect(wall -> wall.coordinates().get(leaf)).toSet());
  }

  /** Lines of cells without a first and a last one that only have walls towards the others. */
  private static ImmutableList<String> inside(
      ImmutableList<String> all, int leaf, Side inwards, Walls walls) {
    ImmutableList<String> later =
        isOutside(all.getFirst(), leaf, inwards, walls) ? all.drop(1) : all;
    return isOutside(all.getLast(), leaf, inwards.opposite(), walls)
        ? later.take(later.size() - 1)
        : later;
  }

  private static boolean isOutside(String line, int leaf, Side inwards, Walls walls) {
    return walls
        .all()
        .select(wall -> wall.coordinates().get(leaf).equals(line))
        .allSatisfy(wall -> wall.side() == inwards);
  }

  /** A wall of a cell outside of the board as that of the one inside. */
  private static Wall turned(Wall wall, int leaf, ImmutableList<String> inside, Side first) {
    String line = wall.coordinates().get(leaf);
    if (inside.contains(line)) {
      return wall;
    }
    String beside = wall.side() == first ? inside.getFirst() : inside.getLast();
    return new Wall(
        wall.coordinates().collectWithIndex((label, i) -> i == leaf ? beside : label),
        wall.side().opposite());
  }
}
