package org.gonu.ground.splitting;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Proves by induction that a state has at most one fact of a function. It has one at first. Each
 * rule for the next one takes all its arguments from the present one, and no two rules apply at
 * once, since they name different moves of one role.
 */
final class SingleFact {
  private SingleFact() {}

  /**
   * The functions that are proved, if only literals that can be split name their facts.
   *
   * @param minArguments functions with fewer arguments are left out
   */
  static ImmutableList<Predicate> proved(ImmutableList<Conjunction> rules, int minArguments) {
    ImmutableList<Atom> ofStates =
        rules
            .flatCollect(rule -> atoms(rule.body()).newWith(rule.head()))
            .select(SingleFact::namesFact);
    ImmutableSet<Predicate> all =
        ofStates
            .collect(SingleFact::function)
            .select(Optional::isPresent)
            .collect(Optional::get)
            .toImmutableSet();
    return ofStates.anySatisfy(atom -> atom.arguments().getFirst() instanceof Variable)
        ? Lists.immutable.empty()
        : ofStates
            .select(atom -> atom.is(Keyword.NEXT))
            .collect(SingleFact::function)
            .select(Optional::isPresent)
            .collect(Optional::get)
            .distinct()
            .select(function -> function.arity() >= minArguments)
            .select(function -> all.count(other -> other.name().equals(function.name())) == 1)
            .select(function -> isProved(rules, function));
  }

  /** The atoms of literals, those that are negated as well. */
  private static ImmutableList<Atom> atoms(ImmutableList<Literal> body) {
    return body.collect(literal -> literal instanceof Literal.Not not ? not.operand() : literal)
        .selectInstancesOf(Atom.class);
  }

  private static boolean namesFact(Atom atom) {
    return (atom.is(Keyword.TRUE) || atom.is(Keyword.NEXT) || atom.is(Keyword.INIT))
        && atom.arity() == 1;
  }

  /** The function of the fact that an atom names; empty for others. */
  static Optional<Predicate> function(Atom atom) {
    return namesFact(atom) && atom.arguments().getFirst() instanceof Compound fact
        ? Optional.of(fact.symbol())
        : Optional.empty();
  }

  private static boolean names(Atom atom, Predicate function) {
    return function(atom).filter(function::equals).isPresent();
  }

  private static boolean isProved(ImmutableList<Conjunction> rules, Predicate function) {
    ImmutableList<Conjunction> makers = rules.select(rule -> names(rule.head(), function));
    var byKind = makers.partition(rule -> rule.head().is(Keyword.NEXT));
    ImmutableList<Conjunction> next = byKind.getSelected();
    ImmutableList<Conjunction> first = byKind.getRejected();
    return first.size() == 1
        && first.getFirst().body().isEmpty()
        && first.getFirst().head().isGround()
        && rules.noneSatisfy(rule -> negates(rule, function))
        && next.allSatisfy(rule -> takesAllFromOne(rule, function))
        && areExclusive(next);
  }

  private static boolean negates(Conjunction rule, Predicate function) {
    return rule.body()
        .selectInstancesOf(Literal.Not.class)
        .anySatisfy(not -> not.operand() instanceof Atom atom && names(atom, function));
  }

  private static boolean takesAllFromOne(Conjunction rule, Predicate function) {
    ImmutableSet<Variable> needed = Variables.of(rule.head());
    return rule.body()
        .selectInstancesOf(Atom.class)
        .anySatisfy(
            atom ->
                atom.is(Keyword.TRUE)
                    && names(atom, function)
                    && Variables.of(atom).containsAllIterable(needed));
  }

  private static boolean areExclusive(ImmutableList<Conjunction> rules) {
    for (int i = 0; i < rules.size(); i++) {
      for (int j = i + 1; j < rules.size(); j++) {
        if (!areExclusive(rules.get(i), rules.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean areExclusive(Conjunction one, Conjunction other) {
    return moves(one)
        .anySatisfy(
            does ->
                moves(other)
                    .anySatisfy(
                        different ->
                            does.arguments().getFirst().isGround()
                                && does.arguments()
                                    .getFirst()
                                    .equals(different.arguments().getFirst())
                                && clash(
                                    does.arguments().getLast(), different.arguments().getLast())));
  }

  private static ImmutableList<Atom> moves(Conjunction rule) {
    return rule.body().selectInstancesOf(Atom.class).select(atom -> atom.is(Keyword.DOES));
  }

  /** True if no values of their variables make two terms equal. */
  private static boolean clash(Term one, Term other) {
    if (one instanceof Variable || other instanceof Variable) {
      return false;
    }
    if (one instanceof Compound left && other instanceof Compound right) {
      return !left.function().equals(right.function())
          || left.arguments().size() != right.arguments().size()
          || left.arguments()
              .zip(right.arguments())
              .anySatisfy(pair -> clash(pair.getOne(), pair.getTwo()));
    }
    return !(one instanceof Constant && one.equals(other));
  }
}
