package org.gonu.board;

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
