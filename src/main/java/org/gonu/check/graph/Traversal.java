package org.gonu.check.graph;

import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Walks over rules in the order of the text. The recursion is as deep as lists are nested, which
 * the reader limits.
 */
public final class Traversal {
  private Traversal() {}

  /** The atoms of a body, each with the rule and its sign. */
  public static ImmutableList<Use> uses(Rule rule) {
    if (rule.body().isEmpty()) {
      return Lists.immutable.empty();
    }
    if (rule.body().size() == 1 && rule.body().getFirst() instanceof Atom only) {
      return Lists.immutable.of(new Use(rule, only, false));
    }
    MutableList<Use> uses = Lists.mutable.empty();
    rule.body().each(literal -> addUses(rule, literal, false, uses));
    return uses.toImmutable();
  }

  private static void addUses(Rule rule, Literal literal, boolean negated, MutableList<Use> uses) {
    if (literal instanceof Atom atom) {
      uses.add(new Use(rule, atom, negated));
    } else if (literal instanceof Not not) {
      addUses(rule, not.operand(), !negated, uses);
    } else if (literal instanceof Or or) {
      or.operands().each(operand -> addUses(rule, operand, negated, uses));
    } else if (literal instanceof And and) {
      and.operands().each(operand -> addUses(rule, operand, negated, uses));
    }
  }

  /** Every term of a rule, each before the terms in it. */
  public static void forEachTerm(Rule rule, Consumer<Term> action) {
    rule.head().arguments().each(term -> forEachTerm(term, action));
    rule.body().each(literal -> forEachTerm(literal, action));
  }

  /** Every term of a literal, each before the terms in it. */
  public static void forEachTerm(Literal literal, Consumer<Term> action) {
    if (literal instanceof Atom atom) {
      atom.arguments().each(term -> forEachTerm(term, action));
    } else if (literal instanceof Distinct distinct) {
      forEachTerm(distinct.left(), action);
      forEachTerm(distinct.right(), action);
    } else if (literal instanceof Not not) {
      forEachTerm(not.operand(), action);
    } else if (literal instanceof Or or) {
      or.operands().each(operand -> forEachTerm(operand, action));
    } else if (literal instanceof And and) {
      and.operands().each(operand -> forEachTerm(operand, action));
    }
  }

  /** A term and every term in it. */
  public static void forEachTerm(Term term, Consumer<Term> action) {
    action.accept(term);
    if (term instanceof Compound compound) {
      compound.arguments().each(argument -> forEachTerm(argument, action));
    }
  }

  /** The variables of a rule, each as often as it occurs. */
  public static MutableList<Variable> variables(Rule rule) {
    MutableList<Variable> variables = Lists.mutable.empty();
    forEachTerm(rule, term -> addVariable(term, variables));
    return variables;
  }

  /** The variables of a literal, each as often as it occurs. */
  public static MutableList<Variable> variables(Literal literal) {
    MutableList<Variable> variables = Lists.mutable.empty();
    forEachTerm(literal, term -> addVariable(term, variables));
    return variables;
  }

  /** The variables of a term, each as often as it occurs. */
  public static MutableList<Variable> variables(Term term) {
    MutableList<Variable> variables = Lists.mutable.empty();
    forEachTerm(term, part -> addVariable(part, variables));
    return variables;
  }

  private static void addVariable(Term term, MutableList<Variable> variables) {
    if (term instanceof Variable variable) {
      variables.add(variable);
    }
  }
}
