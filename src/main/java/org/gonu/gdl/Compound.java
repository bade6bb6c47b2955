package org.gonu.gdl;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/**
 * A function name with at least one argument, such as {@code (cell 1 1 b)}. {@code (f)} is the
 * constant {@code f}.
 */
public record Compound(Constant function, ImmutableList<Term> arguments, Span span)
    implements Term {
  /**
   * A compound.
   *
   * @throws IllegalArgumentException if there are no arguments
   */
  public Compound {
    if (arguments.isEmpty()) {
      throw new IllegalArgumentException("a compound needs arguments: " + function);
    }
  }

  /** Function name and number of arguments. */
  public Predicate symbol() {
    return new Predicate(function.name(), arguments.size());
  }

  @Override
  public boolean isGround() {
    return arguments.allSatisfy(Term::isGround);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.compound(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Compound compound
        && function.equals(compound.function)
        && arguments.equals(compound.arguments);
  }

  @Override
  public int hashCode() {
    return TermHash.of(function, arguments);
  }

  @Override
  public String toString() {
    return Printer.COMPACT.print(this);
  }
}
