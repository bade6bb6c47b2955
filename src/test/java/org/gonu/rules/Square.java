package org.gonu.rules;

/**
 * A square or point of a board.
 *
 * @param x column, 1 for {@code a}
 * @param y row
 */
record Square(int x, int y) {
  /** The square of two words such as {@code a 1}. */
  static Square of(String column, String row) {
    return new Square(column.charAt(0) - 'a' + 1, Integer.parseInt(row));
  }

  /** The square as rules write it. */
  @Override
  public String toString() {
    return (char) ('a' + x - 1) + " " + y;
  }

  /** The square so many columns east and rows north. */
  Square plus(int columns, int rows) {
    return new Square(x + columns, y + rows);
  }

  /** The next square when one goes on after coming from another. */
  Square beyond(Square from) {
    return plus(Integer.signum(x - from.x), Integer.signum(y - from.y));
  }

  /** Steps of a king to another square. */
  int distance(Square other) {
    return Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
  }

  /** True if it is one of the four corners of a board with n columns and n rows. */
  boolean isCorner(int n) {
    return (x == 1 || x == n) && (y == 1 || y == n);
  }
}
