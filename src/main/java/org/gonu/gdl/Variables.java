package org.gonu.gdl;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;

/** Collects the variables of terms and literals. */
public final class Variables implements Term.Visitor<Boolean>, Literal.Visitor<Boolean> {
  private final MutableSet<Variable> found = Sets.mutable.empty();

  private Variables() {}

  /** The variables of a term. */
  public static ImmutableSet<Variable> of(Term term) {
    Variables collector = new Variables();
    term.accept(collector);
    return collector.found.toImmutable();
  }

  /** The variables of a literal, those in negations and alternatives too. */
  public static ImmutableSet<Variable> of(Literal literal) {
    Variables collector = new Variables();
    literal.accept(collector);
    return collector.found.toImmutable();
  }

  @Override
  public Boolean constant(Constant constant) {
    return false;
  }

  @Override
  public Boolean variable(Variable variable) {
    return found.add(variable);
  }

  @Override
  public Boolean compound(Compound compound) {
    return compound.arguments().count(argument -> argument.accept(this)) > 0;
  }

  @Override
  public Boolean atom(Atom atom) {
    return atom.arguments().count(argument -> argument.accept(this)) > 0;
  }

  @Override
  public Boolean not(Literal.Not not) {
    return not.operand().accept(this);
  }

  @Override
  public Boolean distinct(Literal.Distinct distinct) {
    boolean inLeft = distinct.left().accept(this);
    return distinct.right().accept(this) || inLeft;
  }

  @Override
  public Boolean or(Literal.Or or) {
    return or.operands().count(operand -> operand.accept(this)) > 0;
  }

  @Override
  public Boolean and(Literal.And and) {
    return and.operands().count(operand -> operand.accept(this)) > 0;
  }
}
