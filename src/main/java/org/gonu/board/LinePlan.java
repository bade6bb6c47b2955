package org.gonu.board;

import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MapIterable;
import org.gonu.board.BoardPlan.Caption;
import org.gonu.board.BoardPlan.Stroke;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.Lattice.Link;
import org.gonu.board.place.Outline;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Spot;

/** Where lines lie in a picture: round the cells of a board, between its places, or alone. */
final class LinePlan {
  private static final double DOT = 0.18;

  /** From a point to the label of its column or row. */
  private static final double CAPTION = 0.5;

  private final BoardLines boardLines;

  /** Where a point lies; nothing where the board has no place. */
  private final Function<Cross, Optional<Corner>> corners;

  /** The board has no places at the points. */
  private final boolean hasDots;

  private LinePlan(
      BoardLines boardLines, Function<Cross, Optional<Corner>> corners, boolean hasDots) {
    this.boardLines = boardLines;
    this.corners = corners;
    this.hasDots = hasDots;
  }

  /**
   * Lines on a board.
   *
   * @param spots where its places lie
   */
  static LinePlan on(BoardLines boardLines, Grid board, MapIterable<Place, Spot> spots) {
    if (boardLines.joins(board)) {
      return new LinePlan(
          boardLines,
          point ->
              Optional.ofNullable(spots.get(boardLines.axes().place(point)))
                  .map(spot -> new Corner(spot.x(), spot.y())),
          false);
    }
    BoardPattern pattern = board.main();
    Place place = spots.keysView().getAny();
    Spot spot = spots.get(place);
    double left = spot.x() - 0.5 - pattern.columnOrder().indexOf(place.column());
    double bottom = spot.y() + 0.5 + pattern.rowOrder().indexOf(place.row());
    return alone(boardLines, left, bottom);
  }

  /** Lines without a board, the lowest left point of which lies there. */
  static LinePlan alone(BoardLines boardLines, double left, double bottom) {
    return new LinePlan(
        boardLines,
        point -> Optional.of(new Corner(left + point.column(), bottom - point.row())),
        true);
  }

  /** How a line is drawn; nothing if it leads to where no place is. */
  Optional<Outline> outline(Link link) {
    return corners
        .apply(link.from())
        .flatMap(from -> corners.apply(link.to()).map(to -> Outline.edge(from, to)));
  }

  /** The points, where they are no places. */
  ImmutableList<Stroke> dots() {
    MutableList<Stroke> dots = Lists.mutable.empty();
    for (int column = 0; hasDots && column < boardLines.axes().columns().size(); column++) {
      for (int row = 0; row < boardLines.axes().rows().size(); row++) {
        corners.apply(new Cross(column, row)).ifPresent(at -> dots.add(new Stroke(at, at, DOT)));
      }
    }
    return dots.toImmutable();
  }

  /** What the columns and rows of points are called, where no board tells. */
  ImmutableList<Caption> captions() {
    MutableList<Caption> captions = Lists.mutable.empty();
    if (hasDots) {
      boardLines
          .axes()
          .columns()
          .forEachWithIndex(
              (label, i) ->
                  corners
                      .apply(new Cross(i, 0))
                      .ifPresent(at -> captions.add(new Caption(label, at.x(), at.y() + CAPTION))));
      boardLines
          .axes()
          .rows()
          .forEachWithIndex(
              (label, i) ->
                  corners
                      .apply(new Cross(0, i))
                      .ifPresent(at -> captions.add(new Caption(label, at.x() - CAPTION, at.y()))));
    }
    return captions.toImmutable();
  }
}
