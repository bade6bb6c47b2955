package org.gonu.board;

import org.eclipse.collections.api.list.ImmutableList;

/**
 * One board in one state.
 *
 * @param title the name of its facts and, of a board with layers, the layer
 * @param columns labels from left to right
 * @param rows labels from top to bottom
 * @param cells rows from top to bottom, in each the cells from left to right
 */
public record Board(
    String title,
    ImmutableList<String> columns,
    ImmutableList<String> rows,
    ImmutableList<ImmutableList<Cell>> cells) {

  /**
   * A place of a board.
   *
   * @param exists false where the rectangle has a place that the board does not have
   * @param content what stands there; empty if nothing does
   */
  public record Cell(boolean exists, String content) {
    /** Nothing stands there. */
    public static final Cell BLANK = new Cell(true, "");

    /** Not a place of the board. */
    public static final Cell MISSING = new Cell(false, "");
  }
}
