package org.gonu.ground;

import org.eclipse.collections.api.bag.ImmutableBag;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.check.ValidatedRules;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/** Brings the rules of a game into parts with few instances. */
final class Decomposer {
  private final RuleSplitter splitter;
  private final MutableList<Conjunction> conjunctions = Lists.mutable.empty();
  private final MutableList<Conjunction> domains = Lists.mutable.empty();
  private final boolean isChanged;

  /**
   * Decomposes rules.
   *
   * @param guards the rules of dynamic relations, each with its guards, and all others
   * @throws GroundingAbandonedException if the time is over
   */
  Decomposer(ValidatedRules rules, DemandGuards guards, Stopwatch stopwatch) {
    PartMaker parts = new PartMaker(guards.dynamic());
    this.splitter = new RuleSplitter(parts);
    domains.addAllIterable(guards.questions());
    InstanceEstimate estimate = guards.estimate();
    RuleDecomposition decomposition = new RuleDecomposition(parts, estimate, stopwatch);
    ImmutableList<Predicate> passing = passing(rules, guards);
    Unfolding unfolding =
        new Unfolding(definitions(rules, guards, passing.toImmutableSet()), decomposition);
    ImmutableList<Conjunction> restricted =
        new ConstantArguments(guards, rules.recursive(), () -> estimate).rules();
    ImmutableList<Conjunction> joined =
        new AlternativeJoin(parts, estimate, rules.recursive(), stopwatch).join(restricted);
    ImmutableList<Inlining.Unfolded> unfolded =
        joined.collect(rule -> new Inlining.Unfolded(rule, unfolding.unfold(rule)));
    ImmutableSet<Predicate> asked = asked(guards);
    Inlining inlining = new Inlining(unfolding, stopwatch);
    ImmutableList<Inlining.Unfolded> without =
        inlining.inline(unfolded, passing.reject(asked::contains), 1);
    ImmutableList<Inlining.Unfolded> left =
        inlining.inline(
            without,
            Inlining.large(without, rules.recursive()).reject(asked::contains),
            Unfolding.MIN_GAIN);
    isChanged =
        joined != restricted
            || left.size() < unfolded.size()
            || left.anySatisfy(Inlining.Unfolded::isChanged);
    for (Inlining.Unfolded each : left) {
      for (RuleDecomposition.Result result : each.results()) {
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

  /**
   * By relation that does not depend on itself its rules: for static relations, and for those whose
   * only rule hands on what a move names, since these hide that a role makes one move.
   */
  private static MutableListMultimap<Predicate, Conjunction> definitions(
      ValidatedRules rules, DemandGuards guards, ImmutableSet<Predicate> passing) {
    ImmutableSet<Predicate> recursive = rules.recursive();
    MutableListMultimap<Predicate, Conjunction> definitions = Multimaps.mutable.list.empty();
    guards
        .others()
        .newWithAll(guards.guarded().select(rule -> passing.contains(rule.head().predicate())))
        .reject(rule -> recursive.contains(rule.head().predicate()))
        .each(rule -> definitions.put(rule.head().predicate(), rule));
    return definitions;
  }

  /** The relations whose only rule hands on what a move names, and does not ask for itself. */
  private static ImmutableList<Predicate> passing(ValidatedRules rules, DemandGuards guards) {
    ImmutableBag<Predicate> heads =
        guards.guarded().collect(rule -> rule.head().predicate()).toBag().toImmutable();
    return guards
        .guarded()
        .select(rule -> heads.occurrencesOf(rule.head().predicate()) == 1)
        .select(Decomposer::handsOnMove)
        .collect(rule -> rule.head().predicate())
        .reject(rules.recursive()::contains);
  }

  /** The relations on which what is asked for depends. */
  private static ImmutableSet<Predicate> asked(DemandGuards guards) {
    return guards
        .questions()
        .flatCollect(Conjunction::conditions)
        .flatCollect(Unfolding::relation)
        .toImmutableSet();
  }

  private static boolean handsOnMove(Conjunction rule) {
    ImmutableSet<Variable> head = Variables.of(rule.head());
    return Keyword.of(rule.head().relation().name()).isEmpty()
        && rule.body()
            .selectInstancesOf(Atom.class)
            .select(atom -> atom.is(Keyword.DOES))
            .anySatisfy(
                does -> Variables.of(does.arguments().getLast()).anySatisfy(head::contains));
  }
}
