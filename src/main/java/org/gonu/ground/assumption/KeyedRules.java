package org.gonu.ground.assumption;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.impl.utility.Iterate;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;
import org.gonu.ground.Substitution;

/** Makes the rules of a relation that asks for a key in place of what a fact tells. */
final class KeyedRules {
  private final ImmutableList<Conjunction> rules;
  private final SetIterable<Predicate> lists;
  private final SetIterable<Variable> told;
  private int made;

  /**
   * A maker of rules.
   *
   * @param rules those of the sheet
   * @param told the variables that are to be taken out
   */
  KeyedRules(ImmutableList<Conjunction> rules, SetIterable<Variable> told) {
    this.rules = rules;
    this.lists = lists(rules);
    this.told = told;
  }

  /** The relations that are lists of facts. */
  static SetIterable<Predicate> lists(ImmutableList<Conjunction> rules) {
    return rules
        .groupBy(rule -> rule.head().predicate())
        .selectKeysMultiValues((relation, own) -> Iterate.allSatisfy(own, KeyedRules::isFact))
        .keysView()
        .reject(relation -> Keyword.of(relation.name()).isPresent())
        .toSet();
  }

  private static boolean isFact(Conjunction rule) {
    return rule.body().isEmpty() && rule.head().isGround();
  }

  /**
   * The rules: one for each rule of the other relation and each way in which lists of facts give a
   * key, and what is taken out of them.
   *
   * @param head what is asked, of any key
   * @param guards atoms of lists of facts that give keys
   * @param other the atom of the other relation
   * @param holds the fact of the key
   */
  ImmutableList<Conjunction> of(Atom head, ImmutableList<Atom> guards, Atom other, Atom holds) {
    ImmutableList<Literal> known = guards.collect(guard -> guard);
    Conjunction any = new Conjunction(head, known.newWith(other).newWith(holds));
    ImmutableList<Conjunction> keyed =
        guards.injectInto(
            Lists.immutable.of(any), (found, guard) -> found.flatCollect(this::known));
    return rules
        .select(rule -> rule.head().predicate().equals(other.predicate()))
        .collect(rule -> Substitution.apart(rule, "made"))
        .flatCollect(rule -> keyed.flatCollect(own -> defined(own, rule)))
        .collect(this::withOnlyFacts)
        .flatCollect(this::inParts);
  }

  /** The rule without literals that can be only one fact: the opponent of white is black. */
  private Conjunction withOnlyFacts(Conjunction rule) {
    Optional<Atom> known =
        rule.body()
            .selectInstancesOf(Atom.class)
            .select(atom -> lists.contains(atom.predicate()))
            .detectOptional(atom -> matches(atom, rules).size() == 1);
    return known.isEmpty()
        ? rule
        : withOnlyFacts(
            matches(known.get(), rules)
                .getFirst()
                .apply(new Conjunction(rule.head(), rule.body().reject(known.get()::equals))));
  }

  /** A rule for each fact that its first literal can be. */
  private ImmutableList<Conjunction> known(Conjunction rule) {
    Conjunction rest = new Conjunction(rule.head(), rule.body().drop(1));
    return matches((Atom) rule.body().getFirst(), rules).collect(values -> values.apply(rest));
  }

  /** The values with which an atom of a list of facts is one of them. */
  static ImmutableList<Substitution> matches(Atom atom, ImmutableList<Conjunction> rules) {
    return rules
        .collect(Conjunction::head)
        .select(fact -> fact.predicate().equals(atom.predicate()))
        .collect(fact -> Substitution.unify(atom, fact))
        .select(Optional::isPresent)
        .collect(Optional::get);
  }

  /** A rule with the body of another one in place of its first literal; none if it never holds. */
  private static ImmutableList<Conjunction> defined(Conjunction rule, Conjunction maker) {
    return Substitution.resolvent(rule, (Atom) rule.body().getFirst(), maker)
        .map(Lists.immutable::of)
        .orElseGet(Lists.immutable::empty);
  }

  /** A rule of their own for the literals that have the told variables. */
  private ImmutableList<Conjunction> inParts(Conjunction rule) {
    ImmutableList<Literal> own =
        rule.body().select(literal -> Variables.of(literal).anySatisfy(told::contains));
    MutableSet<Variable> shared = Conjunction.variables(own).withoutAll(told);
    MutableSet<Variable> bound = Conjunction.variables(own.selectInstancesOf(Atom.class));
    if (own.size() < 2 || !bound.containsAll(Conjunction.variables(own))) {
      return Lists.immutable.of(rule);
    }
    Atom part =
        new Atom(
            Constant.of(rule.head().relation().name() + " " + made++),
            shared.toSortedListBy(Variable::name).<Term>collect(v -> v).toImmutable(),
            rule.head().span());
    return Lists.immutable.of(
        new Conjunction(part, own),
        new Conjunction(rule.head(), rule.body().reject(own::contains).newWith(part)));
  }
}
