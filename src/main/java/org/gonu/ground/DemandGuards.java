package org.gonu.ground;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.datalog.demand.Demand;
import org.gonu.datalog.rule.ArgumentDomains;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.DynamicPredicates;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/**
 * Rules with guards that restrict large relations to the atoms that somebody asks for. Static
 * relations that are large become dynamic ones, whose atoms the circuit turns into constants.
 *
 * @param guarded the rules of the dynamic relations
 * @param questions rules that tell what is asked for; they only list values and make no gates
 * @param others the rules of the static relations
 * @param dynamic the dynamic relations
 */
record DemandGuards(
    ImmutableList<Conjunction> guarded,
    ImmutableList<Conjunction> questions,
    ImmutableList<Conjunction> others,
    ImmutableSet<Predicate> dynamic) {

  /**
   * Guards rules; empty if no relation is large.
   *
   * @param depending the rules that depend on the state or on moves
   * @param minInstances estimated rule instances from which on a relation counts as large
   */
  static Optional<DemandGuards> of(
      ImmutableList<Conjunction> depending, StaticRules others, double minInstances) {
    ImmutableList<Conjunction> all = depending.newWithAll(others.conjunctions());
    ImmutableList<Rule> rules =
        all.collect(rule -> new Rule(rule.head(), rule.body(), rule.head().span()));
    return others.isComplete()
        ? Demand.relaxed(rules, minInstances).map(demand -> guarded(all, rules, demand))
        : Optional.empty();
  }

  /**
   * Rules as they are.
   *
   * @param dynamic the dynamic relations
   */
  static DemandGuards none(
      ImmutableList<Conjunction> depending, StaticRules others, ImmutableSet<Predicate> dynamic) {
    return new DemandGuards(depending, Lists.immutable.empty(), others.conjunctions(), dynamic);
  }

  private static DemandGuards guarded(
      ImmutableList<Conjunction> all, ImmutableList<Rule> rules, Demand demand) {
    ImmutableSet<Predicate> dynamic = DynamicPredicates.depending(rules, demand::restricts);
    ImmutableSet<Predicate> needed = DynamicPredicates.needed(rules);
    return new DemandGuards(
        all.select(rule -> dynamic.contains(rule.head().predicate()))
            .select(rule -> needed.contains(rule.head().predicate()))
            .collect(rule -> guarded(rule, demand)),
        demand.questions(),
        all.reject(rule -> dynamic.contains(rule.head().predicate())),
        dynamic);
  }

  /** All rules, those of the questions too. */
  ImmutableList<Conjunction> all() {
    return guarded.newWithAll(others).newWithAll(questions);
  }

  /** Estimates numbers of instances over all states. */
  InstanceEstimate estimate() {
    return InstanceEstimate.byStaticRelations(new ArgumentDomains(all()), others);
  }

  private static Conjunction guarded(Conjunction rule, Demand demand) {
    return demand.restricts(rule.head().predicate()) && rule.body().notEmpty()
        ? new Conjunction(
            rule.head(), rule.body(), rule.guards().newWith(demand.question(rule.head())))
        : rule;
  }
}
