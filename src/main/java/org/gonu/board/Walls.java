package org.gonu.board;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.fact.FactShape;
import org.gonu.board.place.Outline.Corner;
import org.gonu.gdl.Term;

/**
 * Walls between cells, which stand throughout a match.
 *
 * @param shape of the facts that tell of them
 */
record Walls(FactShape shape, ImmutableList<Wall> all) {
  /** A side of a cell. */
  enum Side {
    /** Towards the next row. */
    ABOVE(-0.5, -0.5, 0.5, -0.5),

    /** Towards the row before. */
    BELOW(-0.5, 0.5, 0.5, 0.5),

    /** Towards the next column. */
    RIGHT(0.5, -0.5, 0.5, 0.5),

    /** Towards the column before. */
    LEFT(-0.5, -0.5, -0.5, 0.5);

    private final double fromX;
    private final double fromY;
    private final double toX;
    private final double toY;

    Side(double fromX, double fromY, double toX, double toY) {
      this.fromX = fromX;
      this.fromY = fromY;
      this.toX = toX;
      this.toY = toY;
    }

    /** The same side as the cell beyond it has it. */
    Side opposite() {
      return switch (this) {
        case ABOVE -> BELOW;
        case BELOW -> ABOVE;
        case RIGHT -> LEFT;
        case LEFT -> RIGHT;
      };
    }

    /** The line on this side of a square cell with this centre. */
    BoardPlan.Stroke stroke(double x, double y) {
      return new BoardPlan.Stroke(
          new Corner(x + fromX, y + fromY), new Corner(x + toX, y + toY), BoardPlan.Stroke.WALL);
    }
  }

  /**
   * A wall.
   *
   * @param coordinates of the cell, in the order of the facts
   */
  record Wall(ImmutableList<String> coordinates, Side side) {}

  /** True if a fact tells of such a wall. */
  boolean has(Term fact) {
    return shape.leaves(fact).isPresent();
  }
}
