package org.gonu.board.place;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * What a place looks like.
 *
 * @param corners the two ends of an edge, the corners of an area in their order, or the lower left
 *     and upper right corner of a stack; else none
 */
public record Outline(Form form, ImmutableList<Corner> corners) {
  /** A square cell, of width 1. */
  public static final Outline SQUARE = new Outline(Form.SQUARE, Lists.immutable.empty());

  /** A hexagonal cell, of width 1 from side to side; two of its corners are above and below. */
  public static final Outline HEXAGON = new Outline(Form.HEXAGON, Lists.immutable.empty());

  /** A hexagonal cell, two of whose corners are left and right. */
  public static final Outline FLAT_HEXAGON =
      new Outline(Form.FLAT_HEXAGON, Lists.immutable.empty());

  /** A point where lines meet. */
  public static final Outline POINT = new Outline(Form.POINT, Lists.immutable.empty());

  /** Kinds of places. */
  public enum Form {
    SQUARE,
    HEXAGON,
    FLAT_HEXAGON,
    POINT,
    EDGE,
    AREA,
    STACK
  }

  /**
   * A point of the plane.
   *
   * @param x to the right, in widths of a cell
   * @param y downwards
   */
  public record Corner(double x, double y) {}

  /** True for a cell with an area, and not a point or line. */
  public boolean isArea() {
    return form != Form.POINT && form != Form.EDGE;
  }

  /** A line between two points, such as a side of a box. */
  public static Outline edge(Corner one, Corner other) {
    return new Outline(Form.EDGE, Lists.immutable.of(one, other));
  }

  /** A rectangle in which contents stand one upon another. */
  public static Outline stack(Corner lowerLeft, Corner upperRight) {
    return new Outline(Form.STACK, Lists.immutable.of(lowerLeft, upperRight));
  }

  /** An area with at least three corners. */
  public static Outline area(ImmutableList<Corner> corners) {
    if (corners.size() < 3) {
      throw new IllegalArgumentException("an area with the corners " + corners);
    }
    return new Outline(Form.AREA, corners);
  }
}
