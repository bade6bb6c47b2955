package org.gonu.board;

import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.board.place.Lattice;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.LatticeFinder;
import org.gonu.board.place.Outline.Form;
import org.gonu.gdl.Atom;

/**
 * How far the rows of a text board stand to the right, as those of hexagons do: a row that lies
 * half a place beside its neighbour is printed so.
 *
 * @param slots by row from top to bottom, in widths of a place
 */
record RowShifts(ImmutableDoubleList slots) {
  /** Rows that begin at a common edge. */
  static final RowShifts NONE = new RowShifts(DoubleLists.immutable.empty());

  /**
   * The shifts of a board.
   *
   * @param atoms what the sheet says of all states, such as which cells are neighbours
   */
  static RowShifts of(Grid grid, ImmutableList<Atom> atoms) {
    Lattice lattice = new LatticeFinder(grid.main(), grid.places()).find(atoms);
    if (lattice.outline().form() != Form.HEXAGON || !lattice.isSlanted()) {
      return NONE;
    }
    int rows = grid.main().rowOrder().size();
    double[] starts = new double[rows];
    for (int row = 0; row < rows; row++) {
      starts[rows - 1 - row] = lattice.x(new Cross(0, row)) / lattice.xOfColumn();
    }
    double least = DoubleLists.immutable.of(starts).minIfEmpty(0);
    for (int row = 0; row < rows; row++) {
      starts[row] -= least;
    }
    return new RowShifts(DoubleLists.immutable.of(starts));
  }

  /** True if rows begin at a common edge. */
  boolean isEmpty() {
    return slots.isEmpty();
  }

  /** The spaces before a row from the top, for places of some width. */
  String indent(int row, int width) {
    return isEmpty() ? "" : " ".repeat((int) Math.round(slots.get(row) * width));
  }
}
