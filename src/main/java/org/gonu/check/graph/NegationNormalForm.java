package org.gonu.check.graph;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;

/**
 * Converts bodies to negation normal form: pushes {@code not} inward by De Morgan's laws to atoms
 * and {@code distinct}, and flattens {@code and}. Disjunctions stay, since disjunctive normal form
 * can be exponential.
 */
final class NegationNormalForm {
  private static final Literal.Visitor<Literal> POSITIVE = new Pusher(false);
  private static final Literal.Visitor<Literal> NEGATED = new Pusher(true);

  private NegationNormalForm() {}

  /** The rule with its body in normal form; the same rule if it is already. */
  static Rule of(Rule rule) {
    return rule.body().allSatisfy(NegationNormalForm::isNormal)
        ? rule
        : new Rule(rule.head(), conjunction(rule.body()), rule.span());
  }

  /** True for literals without others in them, but for negations. */
  private static boolean isNormal(Literal literal) {
    Literal inner = literal instanceof Not not ? not.operand() : literal;
    return inner instanceof Atom || inner instanceof Distinct;
  }

  /** Literals all of which must hold, in normal form, without {@code and} at the top. */
  static ImmutableList<Literal> conjunction(ImmutableList<Literal> literals) {
    MutableList<Literal> flat = Lists.mutable.empty();
    for (Literal literal : literals) {
      Literal normal = literal.accept(POSITIVE);
      if (normal instanceof And and) {
        flat.addAllIterable(and.operands());
      } else {
        flat.add(normal);
      }
    }
    return flat.toImmutable();
  }

  private static final class Pusher implements Literal.Visitor<Literal> {
    private final boolean negated;

    Pusher(boolean negated) {
      this.negated = negated;
    }

    @Override
    public Literal atom(Atom atom) {
      return negated ? new Not(atom, atom.span()) : atom;
    }

    @Override
    public Literal not(Not not) {
      Literal inner = not.operand().accept(negated ? POSITIVE : NEGATED);
      // A negation as written keeps its place in the text, not that of its operand.
      return inner instanceof Not pushed ? new Not(pushed.operand(), not.span()) : inner;
    }

    @Override
    public Literal distinct(Distinct distinct) {
      return negated ? new Not(distinct, distinct.span()) : distinct;
    }

    @Override
    public Literal or(Or or) {
      ImmutableList<Literal> operands = or.operands().collect(operand -> operand.accept(this));
      return negated ? new And(flattened(operands), or.span()) : new Or(operands, or.span());
    }

    @Override
    public Literal and(And and) {
      ImmutableList<Literal> operands = and.operands().collect(operand -> operand.accept(this));
      return negated ? new Or(operands, and.span()) : new And(flattened(operands), and.span());
    }

    private static ImmutableList<Literal> flattened(ImmutableList<Literal> operands) {
      return operands.flatCollect(
          operand -> operand instanceof And and ? and.operands() : Lists.immutable.of(operand));
    }
  }
}
