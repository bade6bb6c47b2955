package org.gonu.text;

import java.util.Locale;

/**
 * Makes untrusted text safe to print: replaces control characters, which a terminal executes, and
 * marks of the writing direction, which can hide what a line says.
 */
public final class ControlCharacters {
  /** The replacement character of Unicode, which keeps columns as they are. */
  private static final char MASK = '\uFFFD';

  private ControlCharacters() {}

  /** Escapes these characters, such as {@code \}{@code u001b}. Line feeds and tabs stay. */
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

  /** Escapes line feeds and tabs too, so that the text stays on one line. */
  public static String escapedLine(String text) {
    return escaped(text).replace("\n", "\\u000a").replace("\t", "\\u0009");
  }

  /** Replaces each of these characters by one other, so that all columns stay as they are. */
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
