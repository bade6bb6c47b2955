package org.gonu.lsp;

import java.util.List;
import org.eclipse.lsp4j.TextEdit;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Lays a sheet out anew by one edit of the lines that change. */
final class Formatting {
  private Formatting() {}

  static List<TextEdit> edits(SourceText source, SheetFormatter formatter) {
    return formatter
        .format(source)
        .filter(text -> !text.equals(source.text()))
        .map(text -> List.of(edit(source, text)))
        .orElseGet(List::of);
  }

  /** Replaces what lies between the common start and the common end of both texts. */
  private static TextEdit edit(SourceText source, String after) {
    String before = source.text();
    int shorter = Math.min(before.length(), after.length());
    int start = 0;
    while (start < shorter && before.charAt(start) == after.charAt(start)) {
      start++;
    }
    start = after.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
    int end = 0;
    while (end < shorter - start
        && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
      end++;
    }
    int tail = before.indexOf('\n', before.length() - end);
    end = tail < 0 ? 0 : before.length() - tail - 1;
    Span span = new Span(start, before.length() - end);
    return new TextEdit(
        TextPlaces.range(source, span), after.substring(start, after.length() - end));
  }
}
