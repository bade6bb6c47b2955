package org.gonu.gdl;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/** The head holds where all literals of the body do. With an empty body it states a fact. */
public record Rule(Atom head, ImmutableList<Literal> body, Span span) {
  /** True if the body is empty. */
  public boolean isFact() {
    return body.isEmpty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Rule rule && head.equals(rule.head) && body.equals(rule.body);
  }

  @Override
  public int hashCode() {
    return 31 * head.hashCode() + body.hashCode();
  }

  @Override
  public String toString() {
    return Printer.COMPACT.print(this);
  }
}
