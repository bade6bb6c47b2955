package org.gonu.datalog;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/** Determines which variables a literal binds, and which must be bound before it. */
final class Readiness {
  private Readiness() {}

  /** The conjuncts of a literal: the operands of a conjunction, or the literal itself. */
  static ListIterable<Literal> conjuncts(Literal literal) {
    return literal instanceof And and ? and.operands() : Lists.immutable.of(literal);
  }

  /** The variables that are bound once all these literals hold. */
  static MutableSet<Variable> boundBy(
      ListIterable<? extends Literal> literals, SetIterable<Variable> bound) {
    MutableSet<Variable> result = Sets.mutable.withAll(bound);
    int before;
    do {
      before = result.size();
      for (Literal literal : literals) {
        result.addAllIterable(boundBy(literal, result));
      }
    } while (result.size() > before);
    return result;
  }

  /** Adds the variables that a literal binds. */
  static void bind(Literal literal, MutableSet<Variable> bound) {
    int before;
    do {
      before = bound.size();
      bound.addAllIterable(boundBy(literal, bound));
    } while (bound.size() > before);
  }

  private static SetIterable<Variable> boundBy(Literal literal, SetIterable<Variable> bound) {
    if (literal instanceof Atom) {
      return Variables.of(literal);
    }
    if (literal instanceof Not not && not.operand() instanceof Distinct equality) {
      boolean oneSideKnown =
          bound.containsAllIterable(Variables.of(equality.left()))
              || bound.containsAllIterable(Variables.of(equality.right()));
      return oneSideKnown ? Variables.of(equality) : Sets.immutable.empty();
    }
    if (literal instanceof Or or && or.operands().notEmpty()) {
      return or.operands()
          .collect(operand -> (SetIterable<Variable>) boundBy(conjuncts(operand), bound))
          .reduce(SetIterable::intersect)
          .get();
    }
    return Sets.immutable.empty();
  }

  /**
   * True if a literal can be evaluated now.
   *
   * @param bound bound variables
   * @param elsewhere variables of the head and of the other body literals; if one alternative binds
   *     one of them, every alternative must
   */
  static boolean isReady(
      Literal literal, SetIterable<Variable> bound, SetIterable<Variable> elsewhere) {
    if (literal instanceof Atom) {
      return true;
    }
    if (literal instanceof Not not && not.operand() instanceof Distinct equality) {
      return bound.containsAllIterable(Variables.of(equality.left()))
          || bound.containsAllIterable(Variables.of(equality.right()));
    }
    if (literal instanceof Or or) {
      SetIterable<Variable> after = boundBy(Lists.immutable.of(or), bound);
      return Variables.of(or).select(elsewhere::contains).allSatisfy(after::contains)
          && or.operands().allSatisfy(operand -> isFeasible(conjuncts(operand), bound));
    }
    return bound.containsAllIterable(Variables.of(literal));
  }

  /** True if these literals can all be evaluated in some order. */
  private static boolean isFeasible(
      ListIterable<? extends Literal> literals, SetIterable<Variable> bound) {
    SetIterable<Variable> after = boundBy(literals, bound);
    return literals.allSatisfy(literal -> isReady(literal, after, Sets.immutable.empty()));
  }
}
