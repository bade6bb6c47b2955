package org.gonu.check.checks.fact;

import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Guesses the first fact of a name from the rules that make a fact from the one before: of a step
 * counter the start of its chain of numbers, of the player in turn the first role.
 */
final class FirstFact {
  private final Predicate symbol;
  private final RuleIndex index;

  /** A guess at the first fact of a name. */
  FirstFact(Predicate symbol, RuleIndex index) {
    this.symbol = symbol;
    this.index = index;
  }

  /** The fact as text; empty if the rules do not tell. */
  Optional<String> guess() {
    for (Rule rule : index.rulesOf(Keyword.NEXT.predicate())) {
      if (isNamed(rule.head())) {
        for (Atom atom : rule.body().selectInstancesOf(Atom.class)) {
          if (atom.is(Keyword.TRUE) && isNamed(atom)) {
            Optional<String> text = text(atom.arguments().getLast(), rule);
            if (text.isPresent()) {
              return text;
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean isNamed(Atom atom) {
    Term term = atom.arguments().getLast();
    return !(term instanceof Variable) && MatchIndex.symbol(term).equals(symbol);
  }

  /** What a rule asks for, with names in place of variables. */
  private Optional<String> text(Term asked, Rule rule) {
    if (!(asked instanceof Compound compound)) {
      return Optional.of(asked.toString());
    }
    MutableMap<Term, Term> values = valuesOf(rule);
    ImmutableList<Term> arguments =
        compound.arguments().collect(term -> values.getIfAbsentValue(term, term));
    ImmutableList<Term> roles =
        index.rulesOf(Keyword.ROLE.predicate()).flatCollect(role -> role.head().arguments());
    if (arguments.size() == 1 && roles.contains(arguments.getFirst())) {
      arguments = roles.take(1);
    }
    return arguments.allSatisfy(Term::isGround)
        ? Optional.of("(" + symbol.name() + " " + arguments.makeString(" ") + ")")
        : Optional.empty();
  }

  /** By variable its value in the first fact of a relation that the rule asks for. */
  private MutableMap<Term, Term> valuesOf(Rule rule) {
    MutableMap<Term, Term> values = Maps.mutable.empty();
    for (Atom atom : rule.body().selectInstancesOf(Atom.class)) {
      Optional<Rule> first = index.rulesOf(atom.predicate()).detectOptional(Rule::isFact);
      if (first.isPresent()) {
        ImmutableList<Term> given = first.get().head().arguments();
        for (int i = 0; i < given.size(); i++) {
          values.putIfAbsent(atom.arguments().get(i), given.get(i));
        }
      }
    }
    return values;
  }
}
