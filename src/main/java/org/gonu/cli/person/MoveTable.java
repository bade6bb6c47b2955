package org.gonu.cli.person;

import org.eclipse.collections.api.list.ImmutableList;

/** Prints the moves that can be typed, with their numbers. */
final class MoveTable {
  /** Most moves shown at once. */
  private static final int MAX_SHOWN = 60;

  /** So many are shown one a line, with their text in GDL. */
  private static final int MAX_LONG = 12;

  private static final int WIDTH = 100;

  private MoveTable() {}

  /** The lines of some moves. */
  static String of(ImmutableList<TypedMoves.Named> moves) {
    ImmutableList<TypedMoves.Named> shown = moves.take(MAX_SHOWN);
    ImmutableList<String> cells = shown.size() <= MAX_LONG ? rows(shown) : cells(shown);
    int width = cells.collectInt(String::length).maxIfEmpty(0) + 3;
    int columns = shown.size() <= MAX_LONG ? 1 : Math.max(1, WIDTH / width);
    int lines = (cells.size() + columns - 1) / columns;
    StringBuilder out = new StringBuilder();
    for (int line = 0; line < lines; line++) {
      StringBuilder text = new StringBuilder();
      for (int i = line; i < cells.size(); i += lines) {
        text.append(cells.get(i)).append(" ".repeat(width - cells.get(i).length()));
      }
      out.append(text.toString().stripTrailing()).append('\n');
    }
    if (moves.size() > shown.size()) {
      out.append("  and ")
          .append(moves.size() - shown.size())
          .append(" more: 'moves TEXT' shows those that begin with a text\n");
    }
    return out.toString();
  }

  private static ImmutableList<String> cells(ImmutableList<TypedMoves.Named> moves) {
    int digits = digits(moves);
    return moves.collect(move -> number(move, digits) + "  " + move.label());
  }

  private static ImmutableList<String> rows(ImmutableList<TypedMoves.Named> moves) {
    int digits = digits(moves);
    int width = moves.collectInt(move -> move.label().length()).maxIfEmpty(0);
    return moves.collect(
        move ->
            number(move, digits)
                + "  "
                + move.label()
                + (move.label().equals(move.text())
                    ? ""
                    : " ".repeat(width - move.label().length()) + "  (" + move.text() + ")"));
  }

  private static int digits(ImmutableList<TypedMoves.Named> moves) {
    return moves.collectInt(move -> Integer.toString(move.number()).length()).maxIfEmpty(1);
  }

  private static String number(TypedMoves.Named move, int digits) {
    String number = Integer.toString(move.number());
    return "  " + " ".repeat(digits - number.length()) + number;
  }
}
