package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.board.Board.Cell;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.place.Lattice;
import org.gonu.board.place.Lattice.Cross;

/**
 * A board of text with lines: between the columns and rows of its points stand columns and rows of
 * lines, and of the cells that these surround.
 */
final class LineBoard {
  private static final Cell POINT = Cell.BLANK.with("+");

  /** A line from left to right, which is as long as there is room. */
  static final Cell LEVEL = Cell.BLANK.with("-");

  private static final Cell UPRIGHT = Cell.BLANK.with("|");

  private final BoardLines boardLines;
  private final Optional<Board> base;
  private final boolean isRound;
  private final MutableMap<Cross, Cell> lines = Maps.mutable.empty();

  /**
   * A board.
   *
   * @param filled what is on the lines
   * @param base the board on which they lie
   * @param isRound true if they surround its cells, false if they join them
   */
  LineBoard(
      BoardLines boardLines,
      MapIterable<Place, Cell> filled,
      Optional<Board> base,
      boolean isRound) {
    this.boardLines = boardLines;
    this.base = base;
    this.isRound = isRound;
    filled.forEachKeyValue(
        (place, cell) -> {
          Lattice.Link link = boardLines.links().get(place);
          if (link != null && cell.contents().notEmpty()) {
            lines.put(link.from().plus(link.to()), drawn(link, cell));
          }
        });
  }

  private Cell drawn(Lattice.Link link, Cell cell) {
    if (boardLines.grid().contents().size() > 1) {
      return cell;
    }
    return link.step().row() == 0 ? LEVEL : UPRIGHT;
  }

  Board board() {
    ImmutableList<String> columns = spaced(boardLines.axes().columns());
    ImmutableList<String> rows = spaced(boardLines.axes().rows());
    ImmutableList<ImmutableList<Cell>> cells =
        Interval.fromTo(rows.size() - 1, 0)
            .collect(
                row ->
                    Interval.zeroTo(columns.size() - 1)
                        .collect(column -> cell(new Cross(column, row)))
                        .toList()
                        .toImmutable())
            .toList()
            .toImmutable();
    return new Board(base.map(Board::title).orElse(""), columns, rows.toReversed(), cells);
  }

  /** What is printed of a line from left to right. */
  static String line(int width) {
    return "-".repeat(width);
  }

  /** Labels with nothing between them. */
  private static ImmutableList<String> spaced(ImmutableList<String> labels) {
    return Interval.zeroTo(2 * labels.size() - 2)
        .collect(place -> place % 2 == 0 ? labels.get(place / 2) : "")
        .toList()
        .toImmutable();
  }

  /** What is at a point, on a line or in a cell, as these lie on the whole. */
  private Cell cell(Cross place) {
    boolean isAtColumn = place.column() % 2 == 0;
    boolean isAtRow = place.row() % 2 == 0;
    if (isAtColumn != isAtRow) {
      return lines.getIfAbsentValue(place, Cell.MISSING);
    }
    if (isAtColumn && (isRound || base.isEmpty())) {
      return POINT;
    }
    return isAtColumn != isRound && base.isPresent()
        ? cell(base.get(), place.column() / 2, place.row() / 2)
        : Cell.MISSING;
  }

  private static Cell cell(Board board, int column, int row) {
    return board.cells().get(board.rows().size() - 1 - row).get(column);
  }
}
