package org.gonu.ground.assumption;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.impl.list.primitive.IntInterval;
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
import org.gonu.ground.Substitution;
import org.gonu.ground.assumption.NegatedUse.Telling;
import org.gonu.text.Span;

/**
 * A relation that rules only negate, and a fact that tells some of its arguments in all of them.
 * The other arguments of the fact are its key.
 */
final class TellingFact {
  private final ImmutableList<NegatedUse> uses;
  private final Telling telling;
  private final Atom relation;
  private final ImmutableIntList keys;

  TellingFact(ImmutableList<NegatedUse> uses, Telling telling) {
    this.uses = uses;
    this.telling = telling;
    relation = uses.getFirst().atom();
    keys = others(telling.function().arity(), telling.told());
  }

  /** The rules with a relation that has no told arguments in place of the other one. */
  ImmutableList<Conjunction> rewritten(ImmutableList<Conjunction> rules) {
    return rules
        .reject(rule -> rule.head().predicate().equals(relation.predicate()))
        .collect(this::rewritten)
        .newWithAll(keyedRules(rules));
  }

  private ImmutableList<Conjunction> keyedRules(ImmutableList<Conjunction> rules) {
    Atom holds =
        new Atom(Constant.of(Keyword.TRUE.word()), Lists.immutable.of(anyFact()), relation.span());
    return new KeyedRules(rules, telling.told().collect(this::told).toSet())
        .of(asked(anyFact(), anyAtom()), guards(rules), anyAtom(), holds);
  }

  private Conjunction rewritten(Conjunction rule) {
    return new Conjunction(
        rule.head(),
        rule.body()
            .collect(
                literal ->
                    // Alternatives of a rule have the same literal, and other facts.
                    uses.detectOptional(use -> use.literal() == literal && use.rule().equals(rule))
                        .<Literal>map(use -> new Literal.Not(asked(use), literal.span()))
                        .orElse(literal)),
        rule.guards());
  }

  /** What a rule asks now: the key of the fact, and the arguments that it does not tell. */
  private Atom asked(NegatedUse use) {
    return asked(use.fact(telling), use.atom());
  }

  private Atom asked(Compound fact, Atom atom) {
    MutableList<Term> arguments = Lists.mutable.empty();
    keys.each(key -> arguments.add(fact.arguments().get(key)));
    others(atom.arity(), telling.asked()).each(i -> arguments.add(atom.arguments().get(i)));
    // A name with a blank, which no sheet has.
    return new Atom(
        Constant.of(relation.relation().name() + " of " + telling.function().name()),
        arguments.toImmutable(),
        relation.span());
  }

  /** What is assumed: that a state has one of the facts at most for each key. */
  AssumedFact assumed(ImmutableList<Conjunction> rules) {
    return new AssumedFact(
        telling.function(),
        keys.collect(key -> new AssumedFact.Key(key, values(key, rules))).toImmutable());
  }

  private Variable told(int argument) {
    return variable("told", argument);
  }

  /** A variable that no rule has, of a sheet or made for another relation. */
  private Variable variable(String word, int number) {
    return new Variable("?" + word + " " + number + " of " + relation.relation().name(), Span.NONE);
  }

  private Compound anyFact() {
    MutableList<Term> arguments = Lists.mutable.empty();
    for (int i = 0; i < telling.function().arity(); i++) {
      arguments.add(variable(telling.told().contains(i) ? "told" : "key", i));
    }
    return new Compound(Constant.of(telling.function().name()), arguments.toImmutable(), Span.NONE);
  }

  private Atom anyAtom() {
    MutableList<Term> arguments = Lists.mutable.empty();
    for (int i = 0; i < relation.arity(); i++) {
      int told = telling.asked().indexOf(i);
      arguments.add(told < 0 ? variable("other", i) : variable("told", telling.told().get(told)));
    }
    return new Atom(relation.relation(), arguments.toImmutable(), relation.span());
  }

  /** Lists of facts that restrict the key in all uses. */
  private ImmutableList<Atom> guards(ImmutableList<Conjunction> rules) {
    SetIterable<Predicate> lists = KeyedRules.lists(rules);
    ImmutableList<ImmutableList<Atom>> ofUses = uses.collect(use -> guards(use, lists));
    return ofUses.getFirst().select(guard -> ofUses.allSatisfy(guards -> guards.contains(guard)));
  }

  private ImmutableList<Atom> guards(NegatedUse use, SetIterable<Predicate> lists) {
    Atom head = asked(anyFact(), anyAtom());
    return Substitution.unify(asked(use), head)
        .map(
            names ->
                use.rule()
                    .body()
                    .selectInstancesOf(Atom.class)
                    .select(atom -> lists.contains(atom.predicate()))
                    .collect(atom -> (Atom) names.apply((Literal) atom))
                    .select(atom -> Variables.of(head).containsAllIterable(Variables.of(atom)))
                    .select(atom -> keys.anySatisfy(key -> mentions(atom, key))))
        .orElseGet(Lists.immutable::empty);
  }

  private boolean mentions(Atom atom, int key) {
    return Variables.of(atom).contains(variable("key", key));
  }

  /** The values that an argument of the key has in some use; empty for all. */
  private ImmutableSet<Term> values(int key, ImmutableList<Conjunction> rules) {
    ImmutableList<Term> terms = uses.collect(use -> use.fact(telling).arguments().get(key));
    if (terms.allSatisfy(Term::isGround)) {
      return terms.toImmutableSet();
    }
    return guards(rules)
        .select(guard -> mentions(guard, key))
        .collect(guard -> values(key, guard, rules))
        .reduce(ImmutableSet::intersect)
        .orElse(Sets.immutable.empty());
  }

  private ImmutableSet<Term> values(int key, Atom guard, ImmutableList<Conjunction> rules) {
    return KeyedRules.matches(guard, rules)
        .collect(values -> values.apply(variable("key", key)))
        .toImmutableSet();
  }

  private static ImmutableIntList others(int count, ImmutableIntList some) {
    return IntInterval.zeroTo(count - 1).reject(some::contains).toImmutable();
  }
}
