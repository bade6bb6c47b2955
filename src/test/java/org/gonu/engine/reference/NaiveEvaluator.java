package org.gonu.engine.reference;

import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * What follows from rules, by the definition: try every value for every variable, again and again
 * until nothing new comes. Only for a handful of terms and of variables in each rule.
 */
final class NaiveEvaluator {
  private final ImmutableList<Term> terms;
  private final MutableSet<Atom> model = Sets.mutable.empty();

  /**
   * An evaluator.
   *
   * @param terms all that a variable can stand for
   */
  NaiveEvaluator(ImmutableList<Term> terms) {
    this.terms = terms;
  }

  /**
   * All atoms that hold.
   *
   * @param layers rules in layers, each of which negates only what earlier layers define
   */
  SetIterable<Atom> evaluate(ListIterable<? extends ListIterable<Rule>> layers) {
    for (ListIterable<Rule> layer : layers) {
      int before;
      do {
        before = model.size();
        layer.each(this::apply);
      } while (model.size() > before);
    }
    return model;
  }

  private void apply(Rule rule) {
    MutableSet<Variable> variables = Variables.of(rule.head()).toSet();
    rule.body().each(literal -> variables.addAllIterable(Variables.of(literal)));
    apply(rule, variables.toImmutableList(), Maps.immutable.empty());
  }

  private void apply(
      Rule rule, ImmutableList<Variable> open, ImmutableMap<Variable, Term> substitution) {
    if (open.notEmpty()) {
      terms.each(
          term -> apply(rule, open.drop(1), substitution.newWithKeyValue(open.getFirst(), term)));
    } else if (rule.body().allSatisfy(literal -> holds(literal, substitution))) {
      model.add(ground(rule.head(), substitution));
    }
  }

  private boolean holds(Literal literal, ImmutableMap<Variable, Term> substitution) {
    return literal.accept(
        new Literal.Visitor<Boolean>() {
          @Override
          public Boolean atom(Atom atom) {
            return model.contains(ground(atom, substitution));
          }

          @Override
          public Boolean not(Literal.Not not) {
            return !not.operand().accept(this);
          }

          @Override
          public Boolean distinct(Literal.Distinct distinct) {
            return !ground(distinct.left(), substitution)
                .equals(ground(distinct.right(), substitution));
          }

          @Override
          public Boolean or(Literal.Or or) {
            return or.operands().anySatisfy(operand -> operand.accept(this));
          }

          @Override
          public Boolean and(Literal.And and) {
            return and.operands().allSatisfy(operand -> operand.accept(this));
          }
        });
  }

  private static Atom ground(Atom atom, ImmutableMap<Variable, Term> substitution) {
    return new Atom(
        atom.relation(),
        atom.arguments().collect(argument -> ground(argument, substitution)),
        atom.span());
  }

  private static Term ground(Term term, ImmutableMap<Variable, Term> substitution) {
    if (term instanceof Variable variable) {
      return substitution.get(variable);
    }
    if (term instanceof Compound compound) {
      return new Compound(
          compound.function(),
          compound.arguments().collect(argument -> ground(argument, substitution)),
          compound.span());
    }
    return term;
  }
}
