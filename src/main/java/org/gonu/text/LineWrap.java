package org.gonu.text;

import java.util.OptionalInt;

/** Breaks long lines between words. */
public final class LineWrap {
  /** Lines are not made narrower than this, however narrow the terminal is. */
  private static final int MIN_COLUMNS = 40;

  private LineWrap() {}

  /**
   * One line, broken where it is longer than the terminal is wide. A word that does not fit stays
   * whole.
   *
   * @param columns width of the terminal; empty if there is none, then the line stays as it is
   * @param indent blanks before the second and further lines
   */
  public static String wrap(String line, OptionalInt columns, int indent) {
    int width = Math.max(MIN_COLUMNS, columns.orElse(Integer.MAX_VALUE));
    if (line.length() <= width) {
      return line;
    }
    StringBuilder out = new StringBuilder();
    int lineStart = 0;
    boolean first = true;
    for (String word : line.split(" ", -1)) {
      if (!first && out.length() - lineStart + 1 + word.length() > width) {
        out.append('\n');
        lineStart = out.length();
        out.append(" ".repeat(indent));
      } else if (!first) {
        out.append(' ');
      }
      out.append(word);
      first = false;
    }
    return out.toString();
  }
}
