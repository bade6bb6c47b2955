package org.gonu.ground;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.ValidatedRules;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.text.SourceText;

/**
 * The rules of a game prepared for grounding, and the relaxed model of all atoms that can ever
 * hold.
 *
 * @param conjunctions the rules that depend on the state or on moves, split into conjunctions
 * @param dynamic their heads' predicates, {@code true} and {@code does}
 */
record Relaxation(
    ImmutableList<Conjunction> conjunctions, ImmutableSet<Predicate> dynamic, RelaxedModel model) {

  /**
   * Prepares rules.
   *
   * @throws GroundingAbandonedException if a limit is exceeded
   */
  static Relaxation of(ValidatedRules rules, GroundingLimits limits) {
    ImmutableSet<Predicate> needed = DynamicPredicates.needed(rules.rules());
    ImmutableSet<Predicate> depending = DynamicPredicates.dynamic(rules.rules());
    ImmutableList<Rule> toGround =
        rules
            .rules()
            .select(
                rule ->
                    needed.contains(rule.head().predicate())
                        && depending.contains(rule.head().predicate()));
    RuleSplitter splitter = new RuleSplitter(depending);
    ImmutableList<Conjunction> conjunctions =
        toGround
            .flatCollect(rule -> alternatives(rule, rules.sheet().source()))
            .flatCollect(splitter::split)
            .toImmutable();
    ImmutableList<Conjunction> all = conjunctions.newWithAll(splitter.domains());
    ImmutableSet<Predicate> dynamic =
        all.collect(rule -> rule.head().predicate())
            .toSet()
            .withAll(depending.select(predicate -> Keyword.of(predicate.name()).isPresent()))
            .toImmutable();
    return new Relaxation(
        conjunctions, dynamic, new RelaxedModel(rules, all, dynamic, new Stopwatch(limits)));
  }

  private static ImmutableList<Conjunction> alternatives(Rule rule, SourceText source) {
    try {
      return Alternatives.of(rule);
    } catch (GroundingAbandonedException tooMany) {
      throw tooMany.at(source, rule.span());
    }
  }
}
