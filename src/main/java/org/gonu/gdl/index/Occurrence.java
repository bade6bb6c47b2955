package org.gonu.gdl.index;

import java.util.Optional;
import org.gonu.text.Span;

/**
 * A name at one place of a text.
 *
 * @param span the name itself
 * @param whole the list that it heads, or the name itself
 * @param slot the argument that it is or heads; empty for relations, words and compared terms
 * @param statement the number of its statement, from 0
 */
public record Occurrence(
    Name name, Span span, Span whole, Place place, Optional<Slot> slot, int statement) {

  /** True if this is where a relation is defined. */
  public boolean isDefinition() {
    return place == Place.HEAD && name instanceof Name.Relation;
  }

  /** True if it is in this slot. */
  public boolean isIn(Slot other) {
    return slot.isPresent() && slot.get().equals(other);
  }
}
