package org.gonu.ground.assumption;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;
import org.gonu.ground.Substitution;

/**
 * Lets each condition of a rule ask by itself for values that facts tell, such as the digits of a
 * row: {@code (true (mark 1 ?a)) (true (mark 2 ?b)) (one 1 ?a ?b) (one 2 ?a ?b)}. If a cell has one
 * digit at most, all conditions mean the same digits, though each of them asks in a rule of its
 * own. There the definition of the relation is put in, so that its rows need not be listed.
 */
final class ConditionsApart {
  /** A part that would become more rules is left alone. */
  private static final int MAX_RULES = 100;

  private final ImmutableList<Conjunction> rules;
  private final SetIterable<Predicate> large;
  private final MutableList<AssumedFact> facts = Lists.mutable.empty();
  private final SharedParts parts = new SharedParts("some value ");
  private int made;

  /**
   * Conditions of some rules.
   *
   * @param large relations that have too many rows to be listed, none of which depends on itself
   */
  ConditionsApart(ImmutableList<Conjunction> rules, SetIterable<Predicate> large) {
    this.rules = rules;
    this.large = large;
  }

  /**
   * The relations that some rule asks for twice or more, with several values that facts tell, and
   * those that they are defined by.
   */
  static ImmutableSet<Predicate> candidates(ImmutableList<Conjunction> rules) {
    MutableSet<Predicate> found =
        rules.flatCollect(ConditionsApart::askedOften).collect(Atom::predicate).toSet();
    if (found.notEmpty()) {
      found.removeAllIterable(KeyedRules.lists(rules));
    }
    MutableSet<Predicate> known = Sets.mutable.empty();
    while (!known.equals(found)) {
      known.addAll(found);
      rules
          .select(rule -> known.contains(rule.head().predicate()))
          .flatCollect(rule -> rule.body().selectInstancesOf(Atom.class))
          .forEach(atom -> found.add(atom.predicate()));
    }
    return known.toImmutable();
  }

  private static ImmutableList<Atom> askedOften(Conjunction rule) {
    ImmutableSet<Variable> told = told(rule);
    ImmutableList<Atom> asked =
        rule.body()
            .selectInstancesOf(Atom.class)
            .select(atom -> atom.keyword().isEmpty())
            .select(atom -> Variables.of(atom).count(told::contains) > 1);
    return asked.select(
        atom -> asked.count(other -> other.predicate().equals(atom.predicate())) > 1);
  }

  /** The variables of a rule that one fact tells, and the head does not name. */
  private static ImmutableSet<Variable> told(Conjunction rule) {
    ImmutableSet<Variable> ofHead = Variables.of(rule.head());
    ImmutableList<AskedFact> asked = AskedFact.of(rule);
    return asked
        .flatCollect(AskedFact::values)
        .reject(ofHead::contains)
        .select(value -> asked.count(fact -> fact.mentions(Sets.immutable.of(value))) == 1)
        .toImmutableSet();
  }

  /** What is assumed by the rules made so far. */
  ImmutableList<AssumedFact> facts() {
    MutableList<AssumedFact> all = Lists.mutable.empty();
    for (AssumedFact fact : facts) {
      AssumedFact like = all.detectOptional(fact::isLike).orElse(fact);
      all.remove(like);
      all.add(like.widenedBy(fact));
    }
    return all.toImmutable();
  }

  /** All rules without the large relations; empty if one of them is still needed. */
  Optional<ImmutableList<Conjunction>> rewritten() {
    ImmutableList<Conjunction> others =
        rules.reject(rule -> large.contains(rule.head().predicate())).flatCollect(this::rewritten);
    return others.anySatisfy(this::mentions)
        ? Optional.empty()
        : Optional.of(others.newWithAll(parts.rules()));
  }

  private boolean mentions(Conjunction rule) {
    return rule.body()
        .collect(literal -> literal instanceof Literal.Not not ? not.operand() : literal)
        .selectInstancesOf(Atom.class)
        .anySatisfy(this::isLarge);
  }

  private boolean isLarge(Atom atom) {
    return large.contains(atom.predicate());
  }

  private ImmutableList<Conjunction> rewritten(Conjunction rule) {
    ImmutableList<Atom> apart = rule.body().selectInstancesOf(Atom.class).select(this::isLarge);
    ImmutableSet<Variable> told = told(rule).select(Conjunction.variables(apart)::contains);
    if (!apart.allSatisfy(atom -> Variables.of(atom).anySatisfy(told::contains))) {
      return Lists.immutable.of(rule);
    }
    ImmutableList<Literal> rest = rule.body().reject(apart::contains);
    ImmutableList<Conjunction> ofConditions =
        apart.collect(condition -> part(rule, condition, told));
    return ofConditions
        .flatCollect(this::unfolded)
        .collect(parts::rewritten)
        .newWith(
            new Conjunction(
                rule.head(),
                rest.newWithAll(ofConditions.collect(Conjunction::head)),
                rule.guards()));
  }

  /** A rule for one condition, with the facts that tell its values and what restricts the rest. */
  private Conjunction part(Conjunction rule, Atom condition, ImmutableSet<Variable> told) {
    ImmutableSet<Variable> own = Variables.of(condition).select(told::contains);
    ImmutableList<AskedFact> telling = AskedFact.of(rule).select(fact -> fact.mentions(own));
    telling.each(fact -> facts.add(fact.single(told)));
    ImmutableList<Atom> asked = telling.collect(AskedFact::atom).newWith(condition);
    MutableSet<Variable> shared = Conjunction.variables(asked).withoutAll(told);
    ImmutableList<Atom> restrictions =
        rule.body()
            .selectInstancesOf(Atom.class)
            .select(atom -> atom.keyword().isEmpty() && !isLarge(atom))
            .select(atom -> shared.containsAllIterable(Variables.of(atom)));
    Atom head =
        new Atom(
            // A name with a blank, which no sheet has.
            Constant.of(rule.head().relation().name() + " " + made++),
            shared.toSortedListBy(Variable::name).<Term>collect(v -> v).toImmutable(),
            rule.head().span());
    return new Conjunction(
        head, restrictions.newWithAll(asked).<Literal>collect(literal -> literal));
  }

  /** A rule with definitions in place of its large relations. */
  private ImmutableList<Conjunction> unfolded(Conjunction rule) {
    MutableList<Conjunction> open = Lists.mutable.of(rule);
    MutableList<Conjunction> done = Lists.mutable.empty();
    while (open.notEmpty() && open.size() + done.size() <= MAX_RULES) {
      Conjunction next = open.remove(open.size() - 1);
      next.body()
          .selectInstancesOf(Atom.class)
          .detectOptional(this::isLarge)
          .ifPresentOrElse(atom -> open.addAllIterable(defined(next, atom)), () -> done.add(next));
    }
    return done.withAll(open).toImmutable();
  }

  private ImmutableList<Conjunction> defined(Conjunction rule, Atom atom) {
    return rules
        .select(definition -> definition.head().predicate().equals(atom.predicate()))
        .collect(definition -> Substitution.apart(definition, String.valueOf(made++)))
        .collect(definition -> Substitution.resolvent(rule, atom, definition))
        .select(Optional::isPresent)
        .collect(Optional::get);
  }
}
