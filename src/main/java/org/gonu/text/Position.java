package org.gonu.text;

/** A place in a source text; line and column count from 1, a tab is one column. */
public record Position(int line, int column) {
  @Override
  public String toString() {
    return line + ":" + column;
  }
}
