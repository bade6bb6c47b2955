package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.ValidatedRules;
import org.gonu.datalog.RuleInstances;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/** Finds rules that can never hold, in whatever state that play can lead to. */
public final class ImpossibleRules {
  private final RelaxedModel model;
  private final RuleInstances instances;

  private ImpossibleRules(RelaxedModel model) {
    this.model = model;
    this.instances = model.instances();
  }

  /**
   * Rules with a body, of relations that play depends on, that have no instance among the atoms
   * that can ever hold. All of them are impossible; others may be too.
   *
   * @throws GroundingAbandonedException if finding out grows too large or takes too long
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
                    && Alternatives.of(rule).noneSatisfy(search::hasInstance));
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
