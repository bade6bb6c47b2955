package org.gonu.board;

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
 */
record Lattice(
    Outline outline,
    ImmutableList<Link> links,
    double xOfColumn,
    double xOfRow,
    double yOfColumn,
    double yOfRow) {
  /** Square cells. */
  static final Lattice SQUARES = new Lattice(Outline.SQUARE, Lists.immutable.empty(), 1, 0, 0, 1);

  /** A place: its column from the left and its row from below, from 0. */
  record Cross(int column, int row) {
    Cross plus(Cross other) {
      return new Cross(column + other.column, row + other.row);
    }

    Cross minus(Cross other) {
      return new Cross(column - other.column, row - other.row);
    }
  }

  /** Two neighbours. */
  record Link(Cross from, Cross to) {
    Link reversed() {
      return new Link(to, from);
    }

    Cross step() {
      return to.minus(from);
    }
  }

  /** Points with lines between neighbours. */
  static Lattice points(ImmutableList<Link> links) {
    return new Lattice(Outline.POINT, links, 1, 0, 0, 1);
  }

  double x(Cross place) {
    return place.column * xOfColumn + place.row * xOfRow;
  }

  /** Downwards. */
  double y(Cross place) {
    return -(place.column * yOfColumn + place.row * yOfRow);
  }
}
