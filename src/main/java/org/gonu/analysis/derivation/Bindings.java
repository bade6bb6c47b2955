package org.gonu.analysis.derivation;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/** Bindings of variables, found by unification, with a trail for backtracking. */
public final class Bindings {
  private final MutableMap<Variable, Term> values = Maps.mutable.empty();

  /** Bound variables, the latest last. */
  private final MutableList<Variable> trail = Lists.mutable.empty();

  /** The present number of bindings, for {@link #undo}. */
  int mark() {
    return trail.size();
  }

  /** Undoes the bindings since a mark. */
  void undo(int mark) {
    while (trail.size() > mark) {
      values.remove(trail.remove(trail.size() - 1));
    }
  }

  /** Unifies two atoms. After a failure, some bindings may be left; undo them. */
  public boolean unify(Atom left, Atom right) {
    return left.relation().equals(right.relation()) && unify(left.arguments(), right.arguments());
  }

  /** Unifies two terms. After a failure, some bindings may be left; undo them. */
  boolean unify(Term left, Term right) {
    Term one = value(left);
    Term other = value(right);
    if (one instanceof Variable variable) {
      return one.equals(other) || bind(variable, other);
    }
    if (other instanceof Variable variable) {
      return bind(variable, one);
    }
    if (one instanceof Compound a && other instanceof Compound b) {
      return a.function().equals(b.function()) && unify(a.arguments(), b.arguments());
    }
    return one.equals(other);
  }

  private boolean unify(ImmutableList<Term> left, ImmutableList<Term> right) {
    if (left.size() != right.size()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      if (!unify(left.get(i), right.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean bind(Variable variable, Term value) {
    if (!value.isGround() && Variables.of(resolve(value)).contains(variable)) {
      return false;
    }
    bindGround(variable, value);
    return true;
  }

  /** Binds an unbound variable to a ground term. */
  public void bindGround(Variable variable, Term value) {
    values.put(variable, value);
    trail.add(variable);
  }

  /** The value of a variable, or the term itself; arguments are not resolved. */
  Term value(Term term) {
    Term known = term;
    while (known instanceof Variable variable && values.containsKey(variable)) {
      known = values.getIfAbsentValue(variable, known);
    }
    return known;
  }

  /** True if all variables of a term have ground values. */
  boolean isGround(Term term) {
    Term known = value(term);
    return known instanceof Compound compound
        ? compound.arguments().allSatisfy(this::isGround)
        : !(known instanceof Variable);
  }

  /** A term with bound variables replaced by their values. */
  public Term resolve(Term term) {
    Term known = value(term);
    return known instanceof Compound compound && !compound.isGround()
        ? new Compound(
            compound.function(), compound.arguments().collect(this::resolve), compound.span())
        : known;
  }

  /** An atom with bound variables replaced by their values. */
  public Atom resolve(Atom atom) {
    return atom.isGround()
        ? atom
        : new Atom(atom.relation(), atom.arguments().collect(this::resolve), atom.span());
  }

  /** A literal with bound variables replaced by their values. */
  public Literal resolve(Literal literal) {
    return literal.accept(new Resolution());
  }

  /** All bindings. */
  public ImmutableMap<Variable, Term> toMap() {
    return values.collectValues((variable, value) -> resolve(value)).toImmutable();
  }

  private final class Resolution implements Literal.Visitor<Literal> {
    @Override
    public Literal atom(Atom atom) {
      return resolve(atom);
    }

    @Override
    public Literal not(Not not) {
      return new Not(not.operand().accept(this), not.span());
    }

    @Override
    public Literal distinct(Distinct distinct) {
      return new Distinct(resolve(distinct.left()), resolve(distinct.right()), distinct.span());
    }

    @Override
    public Literal or(Or or) {
      return new Or(or.operands().collect(operand -> operand.accept(this)), or.span());
    }

    @Override
    public Literal and(And and) {
      return new And(and.operands().collect(operand -> operand.accept(this)), and.span());
    }
  }
}
