package org.gonu.text;

import java.util.Locale;

/**
 * Makes text harmless that comes from elsewhere: a terminal obeys control characters, and the marks
 * that turn the direction of writing hide what a line says.
 */
public final class ControlCharacters {
  /** What stands for one where columns count: the replacement character of Unicode. */
  private static final char MASK = '\uFFFD';

  private ControlCharacters() {}

  /**
   * The text with each of them as an escape such as {@code \}{@code u001b}; line feeds, tabs stay.
   */
  public static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isObeyed(c)) {
        escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }

  /** The same with line feeds and tabs as escapes, too, so that it stays on one line. */
  public static String escapedLine(String text) {
    return escaped(text).replace("\n", "\\u000a").replace("\t", "\\u0009");
  }

  /** The text with one other character for each of them, so that all columns stay as they are. */
  static String masked(String text) {
    StringBuilder masked = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      masked.append(isObeyed(text.charAt(i)) ? MASK : text.charAt(i));
    }
    return masked.toString();
  }

  private static boolean isObeyed(char c) {
    boolean isControl = Character.isISOControl(c) && c != '\n' && c != '\t';
    boolean isLineEnd = c == '\u2028' || c == '\u2029';
    boolean turnsDirection = (c >= '\u202A' && c <= '\u202E') || (c >= '\u2066' && c <= '\u2069');
    return isControl || isLineEnd || turnsDirection;
  }
}
