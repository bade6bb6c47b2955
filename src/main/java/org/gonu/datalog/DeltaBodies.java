package org.gonu.datalog;

import java.util.function.BiConsumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.graph.BoundVariables;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Predicate;

/**
 * The semi-naive variants of a recursive rule: one for each body literal of the rule's own stratum,
 * which then joins only the rows of the last round. If such a literal is in an alternative of a
 * disjunction, the variant keeps only that alternative.
 */
final class DeltaBodies {
  private DeltaBodies() {}

  /**
   * Calls back with the body of each variant and the literal that joins the last round.
   *
   * @param body in negation normal form
   * @param stratum the predicates of the rule's own stratum
   */
  static void forEach(
      ImmutableList<Literal> body,
      ImmutableSet<Predicate> stratum,
      BiConsumer<ImmutableList<Literal>, Atom> action) {
    for (int i = 0; i < body.size(); i++) {
      Literal literal = body.get(i);
      MutableList<Literal> others = Lists.mutable.withAll(body);
      others.remove(i);
      if (literal instanceof Atom atom && stratum.contains(atom.predicate())) {
        action.accept(body, atom);
      } else if (literal instanceof Or or) {
        for (Literal operand : or.operands()) {
          ImmutableList<Literal> chosen = BoundVariables.conjunctionOf(operand);
          forEach(chosen, stratum, (inner, atom) -> action.accept(inner.newWithAll(others), atom));
        }
      }
    }
  }
}
