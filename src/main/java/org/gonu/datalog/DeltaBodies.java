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
   * How many literals all variants have together, those in disjunctions counted one by one.
   *
   * @param body in negation normal form
   * @param stratum the predicates of the rule's own stratum
   */
  static long size(ImmutableList<Literal> body, ImmutableSet<Predicate> stratum) {
    return size(body, stratum, 0);
  }

  /** The same where each variant has literals of the bodies around this one, too. */
  private static long size(
      ImmutableList<Literal> body, ImmutableSet<Predicate> stratum, long around) {
    long all = around + body.sumOfLong(DeltaBodies::literals);
    long size = 0;
    for (Literal literal : body) {
      if (literal instanceof Atom atom && stratum.contains(atom.predicate())) {
        size += all;
      } else if (literal instanceof Or or) {
        long others = all - literals(or);
        for (Literal operand : or.operands()) {
          size += size(BoundVariables.conjunctionOf(operand), stratum, others);
        }
      }
    }
    return size;
  }

  private static long literals(Literal literal) {
    return literal instanceof Or or
        ? or.operands()
            .sumOfLong(
                operand -> BoundVariables.conjunctionOf(operand).sumOfLong(DeltaBodies::literals))
        : 1;
  }

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
      if (literal instanceof Atom atom && stratum.contains(atom.predicate())) {
        action.accept(body, atom);
      } else if (literal instanceof Or or) {
        MutableList<Literal> others = Lists.mutable.withAll(body);
        others.remove(i);
        for (Literal operand : or.operands()) {
          ImmutableList<Literal> chosen = BoundVariables.conjunctionOf(operand);
          forEach(chosen, stratum, (inner, atom) -> action.accept(inner.newWithAll(others), atom));
        }
      }
    }
  }
}
