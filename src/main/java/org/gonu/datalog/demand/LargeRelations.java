package org.gonu.datalog.demand;

import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.check.graph.Strata;
import org.gonu.check.graph.Stratum;
import org.gonu.datalog.rule.ArgumentDomains;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.DynamicPredicates;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/** Finds the relations that may be large and whose rules can be restricted. */
final class LargeRelations {
  /**
   * How many times as large a relation has to be that is computed once, since no state changes it.
   */
  private static final double STATIC_FACTOR = 200;

  private final MutableSet<Predicate> relations = Sets.mutable.empty();
  private final MutableMap<Predicate, Integer> stratumOf = Maps.mutable.empty();

  /**
   * Looks at the relations of a game.
   *
   * @param conjunctions the same rules, split
   * @param excluded relations that are not wanted
   * @param minInstances estimated rule instances, over all states, from which on a relation counts
   *     as large
   */
  LargeRelations(
      ImmutableList<Rule> rules,
      ImmutableList<Conjunction> conjunctions,
      SetIterable<Predicate> excluded,
      double minInstances) {
    MutableBag<Predicate> strata = Bags.mutable.empty();
    Strata.of(rules).forEachWithIndex((stratum, number) -> note(stratum, number, strata));
    ImmutableSet<Predicate> first =
        DynamicPredicates.cone(rules, Keyword.ROLE.predicate(), Keyword.INIT.predicate());
    InstanceEstimate estimate =
        InstanceEstimate.byFacts(new ArgumentDomains(conjunctions), conjunctions);
    ImmutableSet<Predicate> dynamic = DynamicPredicates.dynamic(rules);
    MutableMap<Predicate, Double> instances = Maps.mutable.empty();
    for (Conjunction rule : conjunctions.select(rule -> rule.body().notEmpty())) {
      instances.merge(rule.head().predicate(), estimate.of(rule.conditions()), Double::sum);
    }
    instances.forEachKeyValue(
        (relation, estimated) -> {
          if (estimated > minInstances * (dynamic.contains(relation) ? 1 : STATIC_FACTOR)
              && Keyword.of(relation.name()).isEmpty()
              && strata.occurrencesOf(relation) == 1
              && !first.contains(relation)
              && !excluded.contains(relation)) {
            relations.add(relation);
          }
        });
  }

  private void note(Stratum stratum, int number, MutableBag<Predicate> strata) {
    strata.addAllIterable(stratum.predicates());
    stratum.predicates().each(predicate -> stratumOf.put(predicate, number));
  }

  /** The relations. */
  SetIterable<Predicate> relations() {
    return relations;
  }

  /** True if the rules of two relations depend on each other, or if they are the same. */
  boolean areMutual(Predicate one, Predicate other) {
    return stratumOf.getIfAbsentValue(one, -1).equals(stratumOf.getIfAbsentValue(other, -2));
  }
}
