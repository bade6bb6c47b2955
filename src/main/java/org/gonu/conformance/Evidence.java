package org.gonu.conformance;

import java.util.Locale;
import org.gonu.text.ControlCharacters;

/**
 * What passed between the kit and its peer, for the reader of a report.
 *
 * @param sent what the kit sent, on one line, without control characters, not too long
 * @param received what came back, in the same form
 */
public record Evidence(String sent, String received) {
  /** No evidence. */
  public static final Evidence NONE = new Evidence("", "");

  /** Most characters that are shown of a text, half at its start and half at its end. */
  private static final int MAX_SHOWN = 400;

  /** The evidence of two texts that may contain anything. */
  public static Evidence of(String sent, String received) {
    return new Evidence(shown(sent), shown(received));
  }

  /** A text on one line, without control characters, and not too long. */
  public static String shown(String text) {
    if (text.length() <= MAX_SHOWN) {
      return line(text);
    }
    int half = MAX_SHOWN / 2;
    int left = text.length() - 2 * half;
    String end = text.substring(text.length() - half);
    return line(text.substring(0, half)) + " [" + left + " more] " + line(end);
  }

  private static String line(String text) {
    String ends = text.replace("\r", "\\r").replace("\n", "\\n").replace("\t", "\\t");
    StringBuilder ascii = new StringBuilder();
    for (char c : ControlCharacters.escapedLine(ends).toCharArray()) {
      ascii.append(c < 0x7F ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
    }
    return ascii.toString();
  }
}
