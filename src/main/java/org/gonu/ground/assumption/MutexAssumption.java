package org.gonu.ground.assumption;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
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
import org.gonu.ground.assumption.NegatedUse.Telling;

/**
 * Takes arguments out of large relations that rules only negate, such as the place of the king out
 * of {@code (threatened ?kx ?ky ?u ?v)}. Let rules ask {@code (true (cell ?kx ?ky king)) (not
 * (threatened ?kx ?ky ?u ?v))}. If there is one king at most, no other place can be meant, and they
 * may ask {@code (not (threatenedKing ?u ?v))} as well, where a king is threatened if it is at a
 * place that is. Then the place is a variable of one rule only, and is taken out of it early.
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
    ImmutableList<TellingFact> found = candidates(all, rules);
    ImmutableList<TellingFact> large =
        found.isEmpty() ? found : large(found, all, rules, minInstances);
    return large.isEmpty() ? Optional.empty() : rewritten(rules.sheet(), all, large);
  }

  /** The relations that are negated wherever they are used, with a fact that tells arguments. */
  private static ImmutableList<TellingFact> candidates(
      ImmutableList<Conjunction> all, ValidatedRules rules) {
    ImmutableListMultimap<Predicate, NegatedUse> negated =
        all.flatCollect(MutexAssumption::negations).groupBy(use -> use.atom().predicate());
    return negated
        .keysView()
        .reject(relation -> Keyword.of(relation.name()).isPresent())
        .reject(rules.recursive()::contains)
        .reject(relation -> all.anySatisfy(rule -> asks(rule, relation)))
        .toSortedListBy(Predicate::toString)
        .toImmutable()
        .collect(relation -> candidate(negated.get(relation)))
        .select(Optional::isPresent)
        .collect(Optional::get);
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
  private static Optional<TellingFact> candidate(ImmutableList<NegatedUse> uses) {
    ImmutableList<Telling> common =
        uses.getFirst()
            .tellings()
            .select(telling -> uses.allSatisfy(use -> use.tellings().contains(telling)));
    return common
        .maxByOptional(telling -> telling.told().size())
        .map(telling -> new TellingFact(uses, telling));
  }

  private static ImmutableList<TellingFact> large(
      ImmutableList<TellingFact> found,
      ImmutableList<Conjunction> all,
      ValidatedRules rules,
      double minInstances) {
    var dynamic = DynamicPredicates.dynamic(rules.rules());
    InstanceEstimate estimate =
        InstanceEstimate.byStaticRelations(
            new ArgumentDomains(all),
            all.reject(rule -> dynamic.contains(rule.head().predicate())));
    return found.select(
        fact ->
            all.select(rule -> rule.head().predicate().equals(fact.relation()))
                    .sumOfDouble(rule -> estimate.of(rule.conditions()))
                >= minInstances);
  }

  private static Optional<Result> rewritten(
      RuleSheet sheet, ImmutableList<Conjunction> all, ImmutableList<TellingFact> facts) {
    ImmutableList<Conjunction> rules = facts.injectInto(all, (left, fact) -> fact.rewritten(left));
    RuleSheet other =
        new RuleSheet(
            sheet.source(),
            sheet.header(),
            rules.collect(rule -> new Rule(rule.head(), rule.body(), rule.head().span())),
            sheet.spelling(),
            sheet.complete());
    return Validator.validate(other, Strictness.LENIENT)
        .value()
        .map(valid -> new Result(valid, facts.collect(fact -> fact.assumed(all))));
  }
}
