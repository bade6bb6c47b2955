package org.gonu.gdl.index;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/**
 * A fact or a rule as written.
 *
 * @param number its place among the statements, from 0
 * @param span all of it
 * @param isRule false for a fact
 * @param head what it defines; empty if that is unclear
 * @param occurrences all names in it, in the order of the text
 */
public record Statement(
    int number,
    Span span,
    boolean isRule,
    Optional<Occurrence> head,
    ImmutableList<Occurrence> occurrences) {

  /** The relation that it defines. */
  public Optional<Name.Relation> relation() {
    return head.map(occurrence -> (Name.Relation) occurrence.name());
  }

  /** What a fact of a state or a move is called in the head, as {@code cell} in a {@code next}. */
  public Optional<Occurrence> subject() {
    return occurrences.detectOptional(
        each ->
            each.place() == Place.HEAD
                && each.name() instanceof Name.Function
                && (each.isIn(Slot.FACT) || each.isIn(Slot.MOVE)));
  }
}
