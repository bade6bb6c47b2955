package org.gonu.datalog;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.check.graph.BoundVariables;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/** Determines which variables a literal binds, and which must be bound before it. */
final class Readiness {
  private static final BoundVariables BOUND = BoundVariables.ofEvaluation();

  private Readiness() {}

  /** The variables that are bound once all these literals hold. */
  static MutableSet<Variable> boundBy(
      ListIterable<? extends Literal> literals, SetIterable<Variable> bound) {
    return BOUND.in(literals, bound);
  }

  /** Adds the variables that a literal binds. */
  static void bind(Literal literal, MutableSet<Variable> bound) {
    bound.addAllIterable(boundBy(Lists.immutable.of(literal), bound));
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
      return BoundVariables.allBound(equality.left(), bound)
          || BoundVariables.allBound(equality.right(), bound);
    }
    if (literal instanceof Or or) {
      SetIterable<Variable> after = boundBy(Lists.immutable.of(or), bound);
      return Variables.of(or).select(elsewhere::contains).allSatisfy(after::contains)
          && or.operands()
              .allSatisfy(operand -> isFeasible(BoundVariables.conjunctionOf(operand), bound));
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
