package org.gonu.gdl;

/** What the grammar takes for white space: it parts the words of a sheet and means nothing. */
public final class Blanks {
  private Blanks() {}

  /**
   * True for white space, control characters, and signs without a width of their own that editors
   * and word processors leave.
   */
  public static boolean isBlank(char c) {
    return c <= ' '
        || (c >= '\u007F' && c <= '\u00A0')
        || c == '\u200E'
        || c == '\u200F'
        || (c >= '\u2028' && c <= '\u202E')
        || (c >= '\u2066' && c <= '\u2069')
        || c == '\uFEFF';
  }
}
