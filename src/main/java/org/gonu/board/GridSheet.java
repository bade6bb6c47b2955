package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.board.BoardPlan.Caption;
import org.gonu.board.BoardPlan.Stroke;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.place.Lattice;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.Outline;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Shade;

/** One layer of a grid: where its places, the lines between them and its coordinates lie. */
final class GridSheet {
  /** Between two boards within a board, in widths of a cell. */
  private static final double INNER_GAP = 0.3;

  /** Coordinates stand so far from the centre of the outermost places. */
  private static final double CAPTION = 0.82;

  /** A label nearer than this to the centre of a place would cover it. */
  private static final double COVERED = 0.55;

  /** How far a label beside a raised column stands above the middle of its place. */
  private static final double RAISED = 0.41;

  private final Grid grid;
  private final BoardPattern pattern;
  private final Lattice lattice;
  private final String title;
  private final ImmutableList<Place> existing;
  private final double minX;
  private final double minY;
  private final double width;
  private final double height;

  /** Where its upper left place begins. */
  private double left;

  private double top;

  /**
   * Measures a layer, with its upper left place at the origin.
   *
   * @param lattice how the places lie
   */
  GridSheet(Grid grid, String layer, Lattice lattice) {
    this.grid = grid;
    this.pattern = grid.main();
    this.lattice = lattice;
    this.title = grid.title(layer);
    MutableList<Place> found = Lists.mutable.empty();
    for (String row : pattern.rowOrder().toReversed()) {
      for (String column : pattern.columnOrder()) {
        Place place = new Place(column, row, layer);
        if (grid.places().isEmpty() || grid.places().contains(place)) {
          found.add(place);
        }
      }
    }
    this.existing = found.toImmutable();
    this.minX = existing.collectDouble(place -> x(cross(place))).minIfEmpty(0);
    this.minY = existing.collectDouble(place -> y(cross(place))).minIfEmpty(0);
    this.width = existing.collectDouble(place -> x(cross(place))).maxIfEmpty(0) - minX + 1;
    this.height = existing.collectDouble(place -> y(cross(place))).maxIfEmpty(0) - minY + 1;
  }

  private Cross cross(Place place) {
    return new Cross(
        pattern.columnOrder().indexOf(place.column()), pattern.rowOrder().indexOf(place.row()));
  }

  private Corner corner(Cross cross) {
    return new Corner(left + x(cross) - minX + 0.5, top + y(cross) - minY + 0.5);
  }

  private double x(Cross cross) {
    return lattice.x(cross) + INNER_GAP * inner(pattern.columnOrder(), cross.column());
  }

  private double y(Cross cross) {
    return lattice.y(cross) - INNER_GAP * inner(pattern.rowOrder(), cross.row());
  }

  /** The number of boards within the board that lie before a column or row. */
  private int inner(ImmutableList<String> labels, int place) {
    boolean isNested = pattern.columns().size() > 1;
    return isNested ? place * distinctOuter(labels) / labels.size() : 0;
  }

  private static int distinctOuter(ImmutableList<String> labels) {
    return labels.collect(label -> label.substring(0, label.indexOf('.'))).distinct().size();
  }

  /** Puts the upper left place elsewhere. */
  void moveTo(double x, double y) {
    left = x;
    top = y;
  }

  Grid grid() {
    return grid;
  }

  /** The name of the layer; empty if there is only one. */
  String title() {
    return title;
  }

  /** In widths of a cell. */
  double width() {
    return width;
  }

  /** In widths of a cell. */
  double height() {
    return height;
  }

  /** The places that exist, row by row from above. */
  ImmutableList<Place> places() {
    return existing;
  }

  Corner middle(Place place) {
    return corner(cross(place));
  }

  Outline outline() {
    return lattice.outline();
  }

  /** As on a chess board. */
  Shade shade(Place place) {
    Cross cross = cross(place);
    return (cross.column() + cross.row()) % 2 == 0 ? Shade.DARK : Shade.LIGHT;
  }

  /** The lines between places. */
  ImmutableList<Stroke> strokes() {
    return Lists.immutable.withAll(
        lattice
            .links()
            .collect(link -> new Stroke(corner(link.from()), corner(link.to()), Stroke.THIN)));
  }

  /** The names of columns and rows, and of the layer. */
  ImmutableList<Caption> captions() {
    MutableList<Caption> captions = Lists.mutable.empty();
    pattern
        .columnOrder()
        .select(column -> existing.anySatisfy(place -> place.column().equals(column)))
        .collect(this::below)
        .select(this::isFree)
        .each(captions::add);
    pattern
        .rowOrder()
        .reject(String::isEmpty)
        .select(row -> existing.anySatisfy(place -> place.row().equals(row)))
        .collect(this::beside)
        .select(this::isFree)
        .each(captions::add);
    if (!title.isEmpty()) {
      captions.add(new Caption(title, left + width / 2, top - 0.32));
    }
    return captions.toImmutable();
  }

  /** True if a label covers no place. */
  private boolean isFree(Caption label) {
    return existing
        .collect(place -> corner(cross(place)))
        .noneSatisfy(at -> Math.hypot(at.x() - label.x(), at.y() - label.y()) < COVERED);
  }

  /** Below the lowest place of a column. */
  private Caption below(String column) {
    Cross lowest =
        existing
            .select(place -> place.column().equals(column))
            .collect(this::cross)
            .minBy(Cross::row);
    boolean isSlanted = lattice.isSlanted();
    Corner at = corner(lowest);
    return new Caption(
        column,
        at.x() - (isSlanted ? lattice.xOfRow() * CAPTION : 0),
        isSlanted ? at.y() + CAPTION : top + height + CAPTION - 0.5);
  }

  /** Left of the first place of a row. */
  private Caption beside(String row) {
    Cross first =
        existing.select(place -> place.row().equals(row)).collect(this::cross).minBy(Cross::column);
    boolean isSlanted = lattice.isSlanted();
    Corner at = corner(first);
    double raised = lattice.lifts().isEmpty() ? 0 : RAISED;
    return new Caption(row, isSlanted ? at.x() - CAPTION : left - CAPTION + 0.5, at.y() - raised);
  }
}
