package org.gonu.ground.assumption;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;
import org.gonu.ground.Substitution;
import org.gonu.text.Span;

/**
 * Makes a relation of what hangs together in a rule by variables that its head does not have. Equal
 * parts of all rules, whatever their variables are called, become one relation.
 */
final class SharedParts {
  private final String name;

  /**
   * By a part, with variables by number and with those in its head that its rule shares with it,
   * the rule of its relation.
   */
  private final Map<Conjunction, Conjunction> parts = new LinkedHashMap<>();

  /**
   * No parts yet.
   *
   * @param name with which the names of the relations begin; it has a blank, as no name of a sheet
   */
  SharedParts(String name) {
    this.name = name;
  }

  /** The rules of the relations made so far. */
  ImmutableList<Conjunction> rules() {
    return Lists.immutable.withAll(parts.values());
  }

  /** The rule with relations in place of its parts. */
  Conjunction rewritten(Conjunction rule) {
    ImmutableSet<Variable> ofHead = Variables.of(rule.head());
    MutableList<Literal> left = rule.body().toList();
    MutableList<Literal> body = Lists.mutable.empty();
    while (left.notEmpty()) {
      MutableList<Literal> part = takePart(left, ofHead);
      boolean isSafe =
          Conjunction.variables(part.selectInstancesOf(Atom.class))
              .containsAllIterable(Conjunction.variables(part));
      if (part.size() > 1 && isSafe) {
        body.add(asked(part.toImmutable(), ofHead));
      } else {
        body.addAllIterable(part);
      }
    }
    return new Conjunction(rule.head(), body.toImmutable(), rule.guards());
  }

  /** Takes the first literal, and all that it hangs together with. */
  private static MutableList<Literal> takePart(
      MutableList<Literal> left, ImmutableSet<Variable> ofHead) {
    MutableList<Literal> part = Lists.mutable.of(left.remove(0));
    MutableList<Literal> more = part;
    while (more.notEmpty()) {
      MutableSet<Variable> own = Conjunction.variables(part).withoutAll(ofHead);
      more = left.select(literal -> Variables.of(literal).anySatisfy(own::contains));
      left.removeAll(more);
      part.addAll(more);
    }
    return part;
  }

  /** The atom that stands for a part. */
  private Atom asked(ImmutableList<Literal> part, ImmutableSet<Variable> ofHead) {
    ImmutableList<Variable> variables = part.flatCollect(SharedParts::inOrder).distinct();
    Atom names = atom("names", variables.collect(v -> v));
    Atom numbers =
        atom("names", variables.collectWithIndex((v, i) -> new Variable("?" + i, Span.NONE)));
    Substitution numbered = Substitution.unify(names, numbers).orElseThrow();
    ImmutableList<Term> shared =
        variables.select(ofHead::contains).<Term>collect(variable -> variable);
    Conjunction own =
        new Conjunction(atom(name, shared.collect(numbered::apply)), part.collect(numbered::apply));
    Conjunction made =
        parts.computeIfAbsent(
            own,
            equal ->
                new Conjunction(atom(name + parts.size(), equal.head().arguments()), equal.body()));
    return new Atom(made.head().relation(), shared, Span.NONE);
  }

  /** The variables of a literal in the order in which they stand there. */
  private static ImmutableList<Variable> inOrder(Literal literal) {
    if (literal instanceof Literal.Not not) {
      return inOrder(not.operand());
    }
    return literal instanceof Literal.Distinct distinct
        ? Lists.immutable.of(distinct.left(), distinct.right()).flatCollect(SharedParts::inOrder)
        : ((Atom) literal).arguments().flatCollect(SharedParts::inOrder);
  }

  private static ImmutableList<Variable> inOrder(Term term) {
    if (term instanceof Variable variable) {
      return Lists.immutable.of(variable);
    }
    return term instanceof Compound compound
        ? compound.arguments().flatCollect(SharedParts::inOrder)
        : Lists.immutable.empty();
  }

  private static Atom atom(String relation, ImmutableList<Term> arguments) {
    return new Atom(Constant.of(relation), arguments, Span.NONE);
  }
}
