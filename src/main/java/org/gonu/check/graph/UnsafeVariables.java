package org.gonu.check.graph;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Variable;

/**
 * The variables of a rule that no positive literal binds, though they stand in the head, in a
 * negated atom or in {@code distinct}. With them a rule would hold for infinitely many terms.
 */
public final class UnsafeVariables {
  private static final BoundVariables BOUND = new BoundVariables(atom -> true);

  private final MutableSet<Variable> seen = Sets.mutable.empty();
  private final MutableList<Place> found = Lists.mutable.empty();

  private UnsafeVariables() {}

  /**
   * An unsafe variable.
   *
   * @param variable at its first unsafe occurrence
   * @param where it stands there, in words
   */
  public record Place(Variable variable, String where) {}

  /** The unsafe variables of a rule, each once; of a fact all its variables. */
  public static ImmutableList<Place> in(Rule rule) {
    UnsafeVariables variables = new UnsafeVariables();
    MutableSet<Variable> bound = BOUND.in(rule.body(), Sets.immutable.empty());
    String head = "the head of '" + rule.head().relation().name() + "'";
    variables.requireBound(Traversal.variables(rule.head()), bound, head);
    variables.check(rule.body(), bound);
    return variables.found.toImmutable();
  }

  private void check(ImmutableList<Literal> conjunction, SetIterable<Variable> bound) {
    for (Literal literal : conjunction) {
      if (literal instanceof Distinct) {
        requireBound(Traversal.variables(literal), bound, "'distinct'");
      } else if (literal instanceof Not not && not.operand() instanceof Atom atom) {
        String place = "the negated '" + atom.relation().name() + "'";
        requireBound(Traversal.variables(literal), bound, place);
      } else if (literal instanceof Not) {
        requireBound(Traversal.variables(literal), bound, "the negated 'distinct'");
      } else if (literal instanceof Or or) {
        for (Literal disjunct : or.operands()) {
          ImmutableList<Literal> branch = BoundVariables.conjunctionOf(disjunct);
          check(branch, BOUND.in(branch, bound));
        }
      }
    }
  }

  private void requireBound(
      MutableList<Variable> variables, SetIterable<Variable> bound, String where) {
    for (Variable variable : variables) {
      if (!bound.contains(variable) && seen.add(variable)) {
        found.add(new Place(variable, where));
      }
    }
  }
}
