package org.gonu.board.place;

/** The ground of a place. */
public enum Shade {
  LIGHT,
  DARK,
  WALL,
  RED,
  GREEN,
  BLUE,
  YELLOW
}
