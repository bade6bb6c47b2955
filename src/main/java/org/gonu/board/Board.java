package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
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
   * @param contents what is there, in the order of the facts; nothing in an empty place
   * @param contradicts true if the facts also say that the place is empty, which then is one of the
   *     contents: a fault of the rules
   */
  public record Cell(boolean exists, ImmutableList<String> contents, boolean contradicts) {
    /** An empty place. */
    public static final Cell BLANK = new Cell(true, Lists.immutable.empty(), false);

    /** Not a place of the board. */
    public static final Cell MISSING = new Cell(false, Lists.immutable.empty(), false);

    /** All contents in one word; the empty string for an empty place. */
    public String content() {
      return contents.makeString("+");
    }

    /** This place with one more content. */
    Cell with(String content) {
      return new Cell(true, contents.newWith(content), contradicts);
    }

    /** This place with contents and the blank that contradicts them. */
    Cell contradictedBy(String blank) {
      return new Cell(true, contents.newWith(blank), true);
    }
  }
}
