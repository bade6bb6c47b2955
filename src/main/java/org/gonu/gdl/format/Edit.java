package org.gonu.gdl.format;

import org.gonu.text.Span;

/** A span of a text and its replacement. */
public record Edit(Span span, String replacement) {
  /** The smallest single edit that makes one text of another; an empty one if they are the same. */
  static Edit between(String before, String after) {
    int shorter = Math.min(before.length(), after.length());
    int start = 0;
    while (start < shorter && before.charAt(start) == after.charAt(start)) {
      start++;
    }
    int kept = 0;
    while (kept < shorter - start
        && before.charAt(before.length() - 1 - kept) == after.charAt(after.length() - 1 - kept)) {
      kept++;
    }
    return new Edit(
        new Span(start, before.length() - kept), after.substring(start, after.length() - kept));
  }

  /** True if it changes nothing. */
  public boolean isEmpty() {
    return span.length() == 0 && replacement.isEmpty();
  }
}
