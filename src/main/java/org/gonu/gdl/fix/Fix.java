package org.gonu.gdl.fix;

import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/**
 * A change of a text.
 *
 * @param title what it does, for a menu
 * @param edits apart from each other, in any order; all spans are those of the text before
 */
public record Fix(String title, ImmutableList<Edit> edits) {

  /** Puts a text in the place of another, which may be empty. */
  public record Edit(Span span, String text) {}

  /** A change at one place. */
  static Fix of(String title, Span span, String text) {
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
