package org.gonu.ground;

import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Terms for variables, found by unification (Robinson, A machine-oriented logic based on the
 * resolution principle, 1965).
 */
public final class Substitution {
  private final MutableMap<Variable, Term> terms = Maps.mutable.empty();

  private Substitution() {}

  /** The substitution that makes two atoms of one predicate equal; empty if there is none. */
  public static Optional<Substitution> unify(Atom one, Atom other) {
    Substitution found = new Substitution();
    return found.unify(one.arguments(), other.arguments()) ? Optional.of(found) : Optional.empty();
  }

  /**
   * A rule with a definition in place of one of its atoms; empty if it does not fit.
   *
   * @param atom the very atom, and no equal one
   * @param definition a rule that has no variable of the other one
   */
  public static Optional<Conjunction> resolvent(
      Conjunction rule, Atom atom, Conjunction definition) {
    ImmutableList<Literal> body =
        rule.body().reject(literal -> literal == atom).newWithAll(definition.body());
    return unify(definition.head(), atom)
        .map(same -> same.apply(new Conjunction(rule.head(), body, rule.guards())));
  }

  /**
   * A rule with other variables, which no rule of a sheet has.
   *
   * @param word told apart by it from the variables of other such rules
   */
  public static Conjunction apart(Conjunction rule, String word) {
    MutableSet<Variable> variables =
        Conjunction.variables(rule.conditions()).withAll(Variables.of(rule.head()));
    return renaming(variables, word).apply(rule);
  }

  /** Other names for variables, which no sheet has: a blank and a word are added. */
  public static Substitution renaming(SetIterable<Variable> variables, String word) {
    Substitution renaming = new Substitution();
    for (Variable variable : variables) {
      renaming.terms.put(variable, new Variable(variable.name() + " " + word, variable.span()));
    }
    return renaming;
  }

  private boolean unify(ImmutableList<Term> some, ImmutableList<Term> others) {
    for (int i = 0; i < some.size(); i++) {
      if (!unify(some.get(i), others.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean unify(Term one, Term other) {
    Term left = apply(one);
    Term right = apply(other);
    if (left.equals(right)) {
      return true;
    }
    if (left instanceof Variable variable) {
      return bind(variable, right);
    }
    if (right instanceof Variable variable) {
      return bind(variable, left);
    }
    return left instanceof Compound first
        && right instanceof Compound second
        && first.function().equals(second.function())
        && first.arguments().size() == second.arguments().size()
        && unify(first.arguments(), second.arguments());
  }

  private boolean bind(Variable variable, Term term) {
    if (Variables.of(term).contains(variable)) {
      return false;
    }
    Substitution single = new Substitution();
    single.terms.put(variable, term);
    terms.replaceAll((bound, value) -> single.apply(value));
    terms.put(variable, term);
    return true;
  }

  /** A term with the terms in place of the variables. */
  public Term apply(Term term) {
    if (term instanceof Variable variable) {
      return terms.getIfAbsentValue(variable, variable);
    }
    if (term instanceof Compound compound && !compound.isGround()) {
      return new Compound(
          compound.function(), compound.arguments().collect(this::apply), compound.span());
    }
    return term;
  }

  private Atom apply(Atom atom) {
    return new Atom(atom.relation(), atom.arguments().collect(this::apply), atom.span());
  }

  /** A literal with the terms in place of the variables. */
  public Literal apply(Literal literal) {
    if (literal instanceof Literal.Not not) {
      return new Literal.Not(apply(not.operand()), not.span());
    }
    if (literal instanceof Literal.Distinct distinct) {
      return new Literal.Distinct(apply(distinct.left()), apply(distinct.right()), distinct.span());
    }
    return apply((Atom) literal);
  }

  /** A rule with the terms in place of the variables. */
  public Conjunction apply(Conjunction rule) {
    return new Conjunction(
        apply(rule.head()), rule.body().collect(this::apply), rule.guards().collect(this::apply));
  }
}
