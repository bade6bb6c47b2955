package org.gonu.check.graph;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;

/** Sorts rules into strata (Apt, Blair and Walker, Towards a theory of declarative knowledge). */
public final class Strata {
  private Strata() {}

  /**
   * The strata of some rules, each after all that it depends on. A component that negates one of
   * its own predicates is split rule by rule.
   *
   * @param rules in negation normal form
   */
  public static ImmutableList<Stratum> of(ImmutableList<Rule> rules) {
    return ofComponents(
        new DependencyGraph(rules, new Grouping<>(rules, rule -> rule.head().predicate()))
            .components());
  }

  /** The strata of rules whose components are known. */
  static ImmutableList<Stratum> ofComponents(ImmutableList<Stratum> components) {
    return components.flatCollect(
        component ->
            RuleGraph.innerNegations(component).isEmpty()
                ? Lists.immutable.of(component)
                : new RuleGraph(component).strata());
  }
}
