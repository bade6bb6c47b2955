package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.check.ValidatedRules;
import org.gonu.check.graph.Stratum;
import org.gonu.datalog.rule.Alternatives;
import org.gonu.datalog.rule.ArgumentDomains;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/** Brings the rules of a game into parts with few instances. */
final class Decomposer {
  private final RuleSplitter splitter;
  private final MutableList<Conjunction> conjunctions = Lists.mutable.empty();
  private final MutableList<Conjunction> domains = Lists.mutable.empty();
  private boolean isChanged;

  /**
   * Decomposes rules.
   *
   * @param dynamic the conjunctions of the rules that depend on the state or on moves
   */
  Decomposer(ValidatedRules rules, ImmutableList<Conjunction> dynamic, PartMaker parts) {
    this.splitter = new RuleSplitter(parts);
    ImmutableSet<Predicate> heads =
        dynamic.collect(rule -> rule.head().predicate()).toSet().toImmutable();
    ImmutableList<Conjunction> others = others(rules, heads);
    ImmutableList<Conjunction> all = others.newWithAll(dynamic);
    InstanceEstimate estimate = new InstanceEstimate(new ArgumentDomains(all), all);
    RuleDecomposition decomposition = new RuleDecomposition(parts, estimate);
    Unfolding unfolding = new Unfolding(definitions(rules, others), decomposition);
    for (Conjunction rule : dynamic) {
      ImmutableList<RuleDecomposition.Result> results = unfolding.unfold(rule);
      isChanged |= results.size() != 1 || results.getFirst().isChanged();
      for (RuleDecomposition.Result result : results) {
        domains.addAllIterable(result.domains());
        conjunctions.addAllIterable(result.rules().flatCollect(splitter::split));
      }
    }
  }

  /** True if a rule is not as it was. */
  boolean isChanged() {
    return isChanged;
  }

  /** The parts of all rules. */
  ImmutableList<Conjunction> conjunctions() {
    return conjunctions.toImmutable();
  }

  /** Rules that define the guards of the parts. They only list values and make no gates. */
  ImmutableList<Conjunction> domains() {
    return domains.toImmutable().newWithAll(splitter.domains());
  }

  /** The conjunctions of the static rules, as far as they can be listed. */
  private static ImmutableList<Conjunction> others(
      ValidatedRules rules, ImmutableSet<Predicate> dynamic) {
    MutableList<Conjunction> others = Lists.mutable.empty();
    for (Rule rule : rules.rules().reject(rule -> dynamic.contains(rule.head().predicate()))) {
      // Only estimates rest on it: without a rule that has too many they are lower.
      Alternatives.of(rule).ifPresent(others::addAllIterable);
    }
    return others.toImmutable();
  }

  /** By static relation that does not depend on itself its rules. */
  private static MutableListMultimap<Predicate, Conjunction> definitions(
      ValidatedRules rules, ImmutableList<Conjunction> others) {
    ImmutableSet<Predicate> recursive =
        rules.strata().select(Stratum::recursive).flatCollect(Stratum::predicates).toImmutableSet();
    MutableListMultimap<Predicate, Conjunction> definitions = Multimaps.mutable.list.empty();
    others
        .reject(rule -> recursive.contains(rule.head().predicate()))
        .each(rule -> definitions.put(rule.head().predicate(), rule));
    return definitions;
  }
}
