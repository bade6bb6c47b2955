package org.gonu.gdl.fix;

import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/**
 * A change of a text.
 *
 * @param title description for a menu
 * @param edits in any order, not overlapping; all spans refer to the original text
 */
public record Fix(String title, ImmutableList<Edit> edits) {

  /** Replaces a span, which may be empty, by a text. */
  public record Edit(Span span, String text) {}

  /** A change at one place. */
  public static Fix of(String title, Span span, String text) {
    return new Fix(title, Lists.immutable.of(new Edit(span, text)));
  }

  /** The text with the change. */
  public String applyTo(String text) {
    StringBuilder changed = new StringBuilder(text);
    edits
        .toSortedList(Comparator.comparingInt((Edit edit) -> edit.span().start()).reversed())
        .each(edit -> changed.replace(edit.span().start(), edit.span().end(), edit.text()));
    return changed.toString();
  }
}
