package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.datalog.rule.Alternatives;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/**
 * The rules that depend on neither state nor moves, as far as they can be split into conjunctions.
 *
 * @param isComplete false if a rule has too many alternatives and is not among them
 */
record StaticRules(ImmutableList<Conjunction> conjunctions, boolean isComplete) {

  /**
   * The static rules among some.
   *
   * @param dynamic predicates that depend on the state or on moves
   */
  static StaticRules of(ImmutableList<Rule> rules, ImmutableSet<Predicate> dynamic) {
    MutableList<Conjunction> found = Lists.mutable.empty();
    boolean isComplete = true;
    for (Rule rule : rules.reject(rule -> dynamic.contains(rule.head().predicate()))) {
      var alternatives = Alternatives.of(rule);
      alternatives.ifPresent(found::addAllIterable);
      isComplete &= alternatives.isPresent();
    }
    return new StaticRules(found.toImmutable(), isComplete);
  }
}
