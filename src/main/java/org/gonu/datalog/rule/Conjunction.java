package org.gonu.datalog.rule;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * A rule without disjunctions.
 *
 * @param body atoms, negated atoms and comparisons, all of which must hold
 * @param guards atoms that only restrict the values of variables; they hold wherever the head is
 *     used
 */
public record Conjunction(Atom head, ImmutableList<Literal> body, ImmutableList<Atom> guards) {

  /** A rule without guards. */
  public Conjunction(Atom head, ImmutableList<Literal> body) {
    this(head, body, Lists.immutable.empty());
  }

  // Written out, since those of the record cost many times as much before they are compiled.
  @Override
  public boolean equals(Object other) {
    return other instanceof Conjunction conjunction
        && head.equals(conjunction.head)
        && body.equals(conjunction.body)
        && guards.equals(conjunction.guards);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * head.hashCode() + body.hashCode()) + guards.hashCode();
  }

  /** Body and guards. */
  public ImmutableList<Literal> conditions() {
    return body.newWithAll(guards);
  }

  /** True if the body has a variable that is not in the head. */
  public boolean hasOwnVariables() {
    return !Variables.of(head).containsAllIterable(variables(body));
  }

  /** The variables of some literals. */
  public static MutableSet<Variable> variables(ListIterable<? extends Literal> literals) {
    return literals.flatCollect(Variables::of, Sets.mutable.empty());
  }
}
