package org.gonu.gdl.read;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.text.Span;

/** Finds the comments of rule sheets. */
public final class CommentScanner {
  private CommentScanner() {}

  /**
   * The comments of a text without syntax errors, each from its semicolon to the end of its line.
   * Since GDL has no quoted names, every semicolon outside of a comment starts one.
   */
  public static ImmutableList<Span> in(String text) {
    MutableList<Span> found = Lists.mutable.empty();
    int start = text.indexOf(';');
    while (start >= 0) {
      int end = start;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      found.add(new Span(start, end));
      start = text.indexOf(';', end);
    }
    return found.toImmutable();
  }
}
