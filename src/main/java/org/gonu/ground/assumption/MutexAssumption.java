package org.gonu.ground.assumption;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.datalog.rule.Alternatives;
import org.gonu.datalog.rule.ArgumentDomains;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.DynamicPredicates;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;

/**
 * Makes large relations smaller by what a state has one of at most. There are two ways.
 *
 * <p>Arguments are taken out of relations that rules only negate, such as the place of the king out
 * of {@code (threatened ?kx ?ky ?u ?v)}. Let rules ask {@code (true (cell ?kx ?ky king)) (not
 * (threatened ?kx ?ky ?u ?v))}. If there is one king at most, no other place can be meant, and they
 * may ask {@code (not (threatenedKing ?u ?v))} as well, where a king is threatened if it is at a
 * place that is. Then the place is a variable of one rule only, and is taken out of it early.
 *
 * <p>If no relation is large that way, conditions that ask often for the same values are taken
 * apart (see {@link ConditionsApart}).
 *
 * <p>Without the assumption, what excludes each other would have to be known before rules are
 * grounded. It is assumed, and proved on the circuit.
 */
public final class MutexAssumption {
  private MutexAssumption() {}

  /**
   * Rules of the same game, if what is assumed is right in its states.
   *
   * @param facts what is assumed
   */
  public record Result(ValidatedRules rules, ImmutableList<AssumedFact> facts) {}

  /**
   * Rules that rest on an assumption; empty if no relation that can be made smaller is large.
   *
   * @param minInstances estimated rule instances from which on a relation counts as large
   */
  public static Optional<Result> of(ValidatedRules rules, double minInstances) {
    return Alternatives.ofAll(rules.rules()).flatMap(all -> of(rules, all, minInstances));
  }

  private static Optional<Result> of(
      ValidatedRules rules, ImmutableList<Conjunction> all, double minInstances) {
    ImmutableList<Predicate> found = candidates(all, rules);
    ImmutableList<Predicate> large =
        found.isEmpty() ? found : large(found, all, rules, minInstances);
    return large.isEmpty()
        ? withConditionsApart(rules, all, minInstances)
        : rewritten(rules, all, large);
  }

  private static Optional<Result> withConditionsApart(
      ValidatedRules rules, ImmutableList<Conjunction> all, double minInstances) {
    ImmutableList<Predicate> found =
        ConditionsApart.candidates(all)
            .reject(relation -> Keyword.of(relation.name()).isPresent())
            .reject(rules.recursive()::contains)
            .toImmutableList();
    ImmutableList<Predicate> large =
        found.isEmpty() ? found : large(found, all, rules, minInstances);
    if (large.isEmpty()) {
      return Optional.empty();
    }
    ConditionsApart apart = new ConditionsApart(all, large.toSet());
    return apart.rewritten().flatMap(others -> result(rules, others, apart.facts()));
  }

  /** The relations that are negated wherever they are used, with a fact that tells arguments. */
  private static ImmutableList<Predicate> candidates(
      ImmutableList<Conjunction> all, ValidatedRules rules) {
    return all.flatCollect(MutexAssumption::negations)
        .collect(use -> use.atom().predicate())
        .distinct()
        .reject(relation -> Keyword.of(relation.name()).isPresent())
        .reject(rules.recursive()::contains)
        .reject(relation -> hasOtherArity(all, relation))
        .select(relation -> candidate(all, relation).isPresent())
        .toSortedListBy(Predicate::toString)
        .toImmutable();
  }

  /** True if another relation has the same name, so that those made of both would have one. */
  private static boolean hasOtherArity(ImmutableList<Conjunction> all, Predicate relation) {
    return all.anySatisfy(
        rule ->
            rule.head().predicate().name().equals(relation.name())
                && rule.head().arity() != relation.arity());
  }

  private static ImmutableList<NegatedUse> negations(Conjunction rule) {
    return rule.body()
        .selectInstancesOf(Literal.Not.class)
        .select(not -> not.operand() instanceof Atom)
        .collect(not -> new NegatedUse(rule, not, (Atom) not.operand()));
  }

  private static boolean asks(Conjunction rule, Predicate relation) {
    return rule.body()
        .selectInstancesOf(Atom.class)
        .anySatisfy(atom -> atom.predicate().equals(relation));
  }

  /** What facts of all uses tell: the most arguments that there are. */
  private static Optional<TellingFact> candidate(
      ImmutableList<Conjunction> rules, Predicate relation) {
    ImmutableList<NegatedUse> uses =
        rules
            .flatCollect(MutexAssumption::negations)
            .select(use -> use.atom().predicate().equals(relation));
    return uses.isEmpty() || rules.anySatisfy(rule -> asks(rule, relation))
        ? Optional.empty()
        : uses.getFirst()
            .tellings()
            .select(telling -> uses.allSatisfy(use -> use.tellings().contains(telling)))
            .maxByOptional(telling -> telling.told().size())
            .map(telling -> new TellingFact(uses, telling));
  }

  private static ImmutableList<Predicate> large(
      ImmutableList<Predicate> found,
      ImmutableList<Conjunction> all,
      ValidatedRules rules,
      double minInstances) {
    var dynamic = DynamicPredicates.dynamic(rules.rules());
    InstanceEstimate estimate =
        InstanceEstimate.byStaticRelations(
            new ArgumentDomains(all),
            all.reject(rule -> dynamic.contains(rule.head().predicate())));
    return found.select(
        relation ->
            all.select(rule -> rule.head().predicate().equals(relation))
                    .sumOfDouble(rule -> estimate.of(rule.conditions()))
                >= minInstances);
  }

  private static Optional<Result> rewritten(
      ValidatedRules original, ImmutableList<Conjunction> all, ImmutableList<Predicate> relations) {
    MutableList<AssumedFact> facts = Lists.mutable.empty();
    ImmutableList<Conjunction> rules = all;
    for (Predicate relation : relations) {
      // Uses are found anew: the rules of one relation may negate another.
      Optional<TellingFact> fact = candidate(rules, relation);
      if (fact.isPresent()) {
        facts.add(fact.get().assumed(rules));
        rules = fact.get().rewritten(rules);
      }
    }
    return result(original, rules, facts.toImmutable());
  }

  private static Optional<Result> result(
      ValidatedRules original, ImmutableList<Conjunction> rules, ImmutableList<AssumedFact> facts) {
    RuleSheet sheet = original.sheet();
    RuleSheet other =
        new RuleSheet(
            sheet.source(),
            sheet.header(),
            rules.collect(rule -> new Rule(rule.head(), rule.body(), rule.head().span())),
            sheet.spelling(),
            sheet.complete());
    return Validator.validate(other, Strictness.LENIENT)
        .value()
        .map(valid -> new Result(valid.rewrittenFrom(original), facts));
  }
}
