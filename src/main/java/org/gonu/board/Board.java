package org.gonu.board;

import org.eclipse.collections.api.list.ImmutableList;

/**
 * One board in one state.
 *
 * @param title the name of its facts and, if it has layers, the layer
 * @param columns labels from left to right
 * @param rows labels from top to bottom
 * @param cells rows from top to bottom, each from left to right
 */
public record Board(
    String title,
    ImmutableList<String> columns,
    ImmutableList<String> rows,
    ImmutableList<ImmutableList<Cell>> cells) {

  /**
   * A place of a board.
   *
   * @param exists false for a place of the rectangle that is not part of the board
   * @param content the content; the empty string for an empty place
   */
  public record Cell(boolean exists, String content) {
    /** An empty place. */
    public static final Cell BLANK = new Cell(true, "");

    /** Not a place of the board. */
    public static final Cell MISSING = new Cell(false, "");
  }
}
