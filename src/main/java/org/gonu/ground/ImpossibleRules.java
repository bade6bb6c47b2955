package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.ValidatedRules;
import org.gonu.datalog.RuleInstances;
import org.gonu.datalog.rule.Alternatives;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.DynamicPredicates;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/** Finds rules that hold in no reachable state. */
public final class ImpossibleRules {
  private final RelaxedModel model;
  private final RuleInstances instances;

  private ImpossibleRules(RelaxedModel model) {
    this.model = model;
    this.instances = model.instances();
  }

  /**
   * The rules with a body, of relations that matter to play, that have no instance over the atoms
   * that can ever hold. The result is sound but incomplete: other rules may be impossible too.
   *
   * @throws GroundingAbandonedException if a limit is exceeded
   */
  public static ImmutableList<Rule> of(ValidatedRules rules, GroundingLimits limits) {
    ImmutableSet<Predicate> needed = DynamicPredicates.needed(rules.rules());
    ImpossibleRules search = new ImpossibleRules(Relaxation.of(rules, limits).model());
    return rules
        .rules()
        .select(
            rule ->
                !rule.isFact()
                    && needed.contains(rule.head().predicate())
                    && Alternatives.of(rule).orElseThrow().noneSatisfy(search::hasInstance));
  }

  private boolean hasInstance(Conjunction rule) {
    boolean[] found = {false};
    instances.forEach(
        rule.head(),
        model.relax(rule.body()),
        Lists.immutable.empty(),
        (head, rows) -> found[0] = true);
    return found[0];
  }
}
