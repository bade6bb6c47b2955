package org.gonu.gdl;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Span;

/**
 * A relation name with arguments, none or more. The names of keywords are in lower case, however
 * they were written.
 */
public record Atom(Constant relation, ImmutableList<Term> arguments, Span span) implements Literal {

  /** Number of arguments. */
  public int arity() {
    return arguments.size();
  }

  /** Relation name and arity. */
  public Predicate predicate() {
    return new Predicate(relation.name(), arguments.size());
  }

  /** The keyword that the relation name is, if it is one. */
  public Optional<Keyword> keyword() {
    return Keyword.of(relation.name());
  }

  /** True if the relation name is this keyword. */
  public boolean is(Keyword keyword) {
    return relation.name().equals(keyword.word());
  }

  /** True if it has no variable. */
  public boolean isGround() {
    return arguments.allSatisfy(Term::isGround);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.atom(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Atom atom
        && relation.equals(atom.relation)
        && arguments.equals(atom.arguments);
  }

  @Override
  public int hashCode() {
    return TermHash.of(relation, arguments);
  }

  @Override
  public String toString() {
    return Printer.COMPACT.print(this);
  }
}
