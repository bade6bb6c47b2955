package org.gonu.ground;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.ValidatedRules;
import org.gonu.datalog.rule.Alternatives;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.DynamicPredicates;
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
   * Prepares rules as they are, for those who ask for relations by the names of the sheet.
   *
   * @throws GroundingAbandonedException if a limit is exceeded
   */
  static Relaxation of(ValidatedRules rules, GroundingLimits limits) {
    ImmutableSet<Predicate> depending = DynamicPredicates.dynamic(rules.rules());
    return whole(rules, depending, alternatives(rules, depending), limits);
  }

  /**
   * Prepares rules as they are, but for the arguments of relations with which no rule asks for
   * them.
   *
   * @throws GroundingAbandonedException if a limit is exceeded
   */
  static Relaxation whole(ValidatedRules rules, GroundingLimits limits) {
    ImmutableSet<Predicate> depending = DynamicPredicates.dynamic(rules.rules());
    DemandGuards none = unguarded(rules, depending);
    ConstantArguments constants = new ConstantArguments(none, rules.recursive(), none::estimate);
    return whole(rules, depending, constants.rules(), limits);
  }

  private static Relaxation whole(
      ValidatedRules rules,
      ImmutableSet<Predicate> depending,
      ImmutableList<Conjunction> alternatives,
      GroundingLimits limits) {
    RuleSplitter splitter = new RuleSplitter(new PartMaker(depending));
    ImmutableList<Conjunction> conjunctions = alternatives.flatCollect(splitter::split);
    return relaxed(
        rules,
        conjunctions,
        splitter.domains(),
        DynamicPredicates.needed(rules.rules()),
        new Stopwatch(limits));
  }

  /**
   * Prepares rules so that they have few instances: relations that are used for few of their rows,
   * or that hide what is independent, are put into the rules that use them. Empty if that changes
   * nothing.
   *
   * @return what computes the relaxed model; it throws a {@link GroundingAbandonedException} if a
   *     limit is exceeded
   * @throws GroundingAbandonedException if the time is over
   */
  static Optional<Supplier<Relaxation>> decomposed(ValidatedRules rules, GroundingLimits limits) {
    ImmutableSet<Predicate> depending = DynamicPredicates.dynamic(rules.rules());
    DemandGuards none = unguarded(rules, depending);
    Decomposer decomposer = new Decomposer(rules, none, new Stopwatch(limits));
    return decomposer.isChanged()
        ? Optional.of(() -> decomposed(rules, decomposer, none, limits))
        : Optional.empty();
  }

  /**
   * Prepares rules in the same way, and so that large relations have only the atoms that somebody
   * asks for. Empty if no relation is large.
   *
   * @param minInstances estimated rule instances from which on a relation counts as large
   * @throws GroundingAbandonedException if a limit is exceeded
   */
  static Optional<Relaxation> underDemand(
      ValidatedRules rules, GroundingLimits limits, double minInstances) {
    ImmutableSet<Predicate> depending = DynamicPredicates.dynamic(rules.rules());
    return DemandGuards.of(
            alternatives(rules, depending), StaticRules.of(rules.rules(), depending), minInstances)
        .map(
            guards ->
                decomposed(
                    rules, new Decomposer(rules, guards, new Stopwatch(limits)), guards, limits));
  }

  private static Relaxation decomposed(
      ValidatedRules rules, Decomposer decomposer, DemandGuards guards, GroundingLimits limits) {
    ImmutableList<Conjunction> conjunctions = decomposer.conjunctions();
    ImmutableList<Conjunction> all = conjunctions.newWithAll(decomposer.domains());
    return relaxed(
        rules,
        conjunctions,
        decomposer.domains(),
        DynamicPredicates.neededBy(rules.rules(), all, guards.dynamic()),
        new Stopwatch(limits));
  }

  private static Relaxation relaxed(
      ValidatedRules rules,
      ImmutableList<Conjunction> conjunctions,
      ImmutableList<Conjunction> domains,
      ImmutableSet<Predicate> needed,
      Stopwatch stopwatch) {
    ImmutableList<Conjunction> all = conjunctions.newWithAll(domains);
    ImmutableSet<Predicate> dynamic =
        all.collect(rule -> rule.head().predicate())
            .toSet()
            .withAll(
                DynamicPredicates.dynamic(rules.rules())
                    .select(predicate -> Keyword.of(predicate.name()).isPresent()))
            .toImmutable();
    return new Relaxation(
        conjunctions, dynamic, new RelaxedModel(rules, all, dynamic, needed, stopwatch));
  }

  private static DemandGuards unguarded(ValidatedRules rules, ImmutableSet<Predicate> depending) {
    return DemandGuards.none(
        alternatives(rules, depending), StaticRules.of(rules.rules(), depending), depending);
  }

  /** The conjunctions of the rules that depend on the state or on moves. */
  private static ImmutableList<Conjunction> alternatives(
      ValidatedRules rules, ImmutableSet<Predicate> depending) {
    ImmutableSet<Predicate> needed = DynamicPredicates.needed(rules.rules());
    return LinearClosures.in(
        rules
            .rules()
            .select(
                rule ->
                    needed.contains(rule.head().predicate())
                        && depending.contains(rule.head().predicate()))
            .flatCollect(rule -> alternatives(rule, rules.sheet().source())));
  }

  private static ImmutableList<Conjunction> alternatives(Rule rule, SourceText source) {
    return Alternatives.of(rule)
        .orElseThrow(
            () ->
                new GroundingAbandonedException(
                        "a rule of '"
                            + rule.head().relation()
                            + "' has more than "
                            + Alternatives.MAX_CONJUNCTIONS
                            + " combinations of alternatives")
                    .at(source, rule.span()));
  }
}
