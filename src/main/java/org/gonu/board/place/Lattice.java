package org.gonu.board.place;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * How the places of a board with columns and rows lie in the plane.
 *
 * @param links pairs of places between which a line is drawn; only for points
 * @param xOfColumn how far a column lies to the right of the one before
 * @param xOfRow how far a row lies to the right of the one below
 * @param yOfColumn how far a column lies above the one before
 * @param yOfRow how far a row lies above the one below
 * @param lifts by column, how far it lies below the others; none if no column does
 * @param shifts by row, how far it lies to the left of the others; none if no row does
 */
public record Lattice(
    Outline outline,
    ImmutableList<Link> links,
    double xOfColumn,
    double xOfRow,
    double yOfColumn,
    double yOfRow,
    ImmutableList<Double> lifts,
    ImmutableList<Double> shifts) {
  /** Height over width of a row of hexagons. */
  public static final double ROW = Math.sqrt(3) / 2;

  /** Square cells. */
  public static final Lattice SQUARES =
      straight(Outline.SQUARE, Lists.immutable.empty(), 1, 0, 0, 1);

  /** A place: its column from the left and its row from below, from 0. */
  public record Cross(int column, int row) {
    public Cross plus(Cross other) {
      return new Cross(column + other.column, row + other.row);
    }

    public Cross minus(Cross other) {
      return new Cross(column - other.column, row - other.row);
    }
  }

  /** Two neighbours. */
  public record Link(Cross from, Cross to) {
    public Link reversed() {
      return new Link(to, from);
    }

    public Cross step() {
      return to.minus(from);
    }
  }

  /** Columns that lie alike, and rows that do. */
  public static Lattice straight(
      Outline outline,
      ImmutableList<Link> links,
      double xOfColumn,
      double xOfRow,
      double yOfColumn,
      double yOfRow) {
    return new Lattice(
        outline,
        links,
        xOfColumn,
        xOfRow,
        yOfColumn,
        yOfRow,
        Lists.immutable.empty(),
        Lists.immutable.empty());
  }

  /**
   * Hexagons in lines that each count from their own end.
   *
   * @param middles by line, how far its middle is from its first place
   * @param isByColumn true if the lines are columns, false if they are rows
   */
  public static Lattice staggered(ImmutableList<Double> middles, boolean isByColumn) {
    ImmutableList<Link> links = Lists.immutable.empty();
    ImmutableList<Double> none = Lists.immutable.empty();
    return isByColumn
        ? new Lattice(Outline.FLAT_HEXAGON, links, ROW, 0, 0, 1, middles, none)
        : new Lattice(Outline.HEXAGON, links, 1, 0, 0, ROW, none, middles);
  }

  /** Points with lines between neighbours. */
  public static Lattice points(ImmutableList<Link> links) {
    return straight(Outline.POINT, links, 1, 0, 0, 1);
  }

  /** The same places as points without lines. */
  public Lattice withPoints() {
    return new Lattice(
        Outline.POINT,
        Lists.immutable.empty(),
        xOfColumn,
        xOfRow,
        yOfColumn,
        yOfRow,
        lifts,
        shifts);
  }

  /** True if lines do not begin at a common edge, so that labels stand beside their first place. */
  public boolean isSlanted() {
    return xOfRow != 0 || lifts.notEmpty() || shifts.notEmpty();
  }

  public double x(Cross place) {
    double shift = shifts.isEmpty() ? 0 : shifts.get(place.row);
    return place.column * xOfColumn + place.row * xOfRow - shift;
  }

  /** Downwards. */
  public double y(Cross place) {
    double lift = lifts.isEmpty() ? 0 : lifts.get(place.column);
    return -(place.column * yOfColumn + place.row * yOfRow - lift);
  }
}
