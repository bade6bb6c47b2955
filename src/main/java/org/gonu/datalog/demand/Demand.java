package org.gonu.datalog.demand;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.graph.BoundVariables;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.datalog.demand.InformationPassing.Question;
import org.gonu.datalog.rule.Alternatives;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.DynamicPredicates;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * The demand of the rules of a game for its large relations: which of their arguments are known
 * wherever a rule asks for them, and by which rules.
 *
 * <p>Only what the outputs of the game depend on counts: roles, first facts, legal moves, next
 * facts, end and goals. No relation on which roles or first facts depend is under demand.
 */
public final class Demand {
  /** Estimated rule instances, over all states, from which on a relation is under demand. */
  public static final double MIN_INSTANCES = 100_000;

  private final BindingPatterns patterns;
  private final ImmutableList<Conjunction> questions;

  private Demand(BindingPatterns patterns, ImmutableList<Conjunction> questions) {
    this.patterns = patterns;
    this.questions = questions;
  }

  /**
   * The demand of rules that are carried out as they are, stratum by stratum. Empty if no relation
   * is large, or if nothing is known where it is asked for.
   *
   * @param rules in negation normal form
   * @param minInstances estimated rule instances, over all states, from which on a relation is
   *     under demand
   */
  public static Optional<Demand> exact(ImmutableList<Rule> rules, double minInstances) {
    return of(rules, false, minInstances);
  }

  /**
   * The demand of rules from which negations are left out. It holds more, since every relation may
   * tell what is asked for.
   *
   * @param rules in negation normal form
   * @param minInstances estimated rule instances, over all states, from which on a relation is
   *     under demand
   */
  public static Optional<Demand> relaxed(ImmutableList<Rule> rules, double minInstances) {
    return of(rules, true, minInstances);
  }

  private static Optional<Demand> of(
      ImmutableList<Rule> rules, boolean isRelaxed, double minInstances) {
    ImmutableSet<Predicate> needed = DynamicPredicates.needed(rules);
    MutableList<Conjunction> conjunctions = Lists.mutable.empty();
    MutableSet<Predicate> excluded = Sets.mutable.empty();
    for (Rule rule : rules.select(rule -> needed.contains(rule.head().predicate()))) {
      Alternatives.of(rule)
          .ifPresentOrElse(conjunctions::addAllIterable, () -> excluded.addAllIterable(uses(rule)));
    }
    LargeRelations large =
        new LargeRelations(rules, conjunctions.toImmutable(), excluded, minInstances);
    ImmutableList<Conjunction> asking =
        conjunctions.select(rule -> rule.body().notEmpty()).toImmutable();
    BindingPatterns patterns = new BindingPatterns(large.relations());
    settle(patterns, asking, large, isRelaxed);
    return patterns.relations().isEmpty()
        ? Optional.empty()
        : Optional.of(new Demand(patterns, questions(patterns, asking, isRelaxed)));
  }

  /** Drops arguments from the patterns until all that is left is known everywhere. */
  private static void settle(
      BindingPatterns patterns,
      ImmutableList<Conjunction> rules,
      LargeRelations large,
      boolean isRelaxed) {
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      InformationPassing passing = passing(patterns, rules, isRelaxed);
      for (Conjunction rule : rules) {
        for (Question question : passing.questions(rule)) {
          MutableSet<Variable> bound = question.bound();
          boolean isRecursive =
              large.areMutual(rule.head().predicate(), question.atom().predicate());
          isChanged |=
              patterns.keep(question.atom(), argument -> isKnown(argument, bound, isRecursive));
        }
      }
    }
  }

  /** Terms that a recursive rule builds around known ones are not known: they might not end. */
  private static boolean isKnown(Term argument, MutableSet<Variable> bound, boolean isRecursive) {
    return BoundVariables.allBound(argument, bound)
        && (!isRecursive
            || argument instanceof Variable
            || BoundVariables.allBound(argument, Sets.immutable.empty()));
  }

  private static InformationPassing passing(
      BindingPatterns patterns, ImmutableList<Conjunction> rules, boolean isRelaxed) {
    return new InformationPassing(
        patterns, new DemandDependence(rules, patterns.relations()), isRelaxed);
  }

  private static ImmutableList<Conjunction> questions(
      BindingPatterns patterns, ImmutableList<Conjunction> rules, boolean isRelaxed) {
    InformationPassing passing = passing(patterns, rules, isRelaxed);
    MutableList<Conjunction> found = Lists.mutable.empty();
    for (Conjunction rule : rules) {
      for (Question question : passing.questions(rule)) {
        Atom head = patterns.question(question.atom());
        if (!question.known().contains(head)) {
          boolean guarded = patterns.contains(rule.head().predicate());
          found.add(
              new Conjunction(
                  head,
                  isRelaxed ? Relevance.of(head, question.known(), guarded) : question.known()));
        }
      }
    }
    return found.distinct().toImmutable();
  }

  private static MutableSet<Predicate> uses(Rule rule) {
    return Traversal.uses(rule).collect(Use::target).toSet();
  }

  /** True for a relation that is computed only where somebody asks for it. */
  public boolean restricts(Predicate relation) {
    return patterns.contains(relation);
  }

  /** The rules that tell what is asked for. */
  public ImmutableList<Conjunction> questions() {
    return questions;
  }

  /** The atom that tells if somebody asks for the head of a rule of a restricted relation. */
  public Atom question(Atom head) {
    return patterns.question(head);
  }

  /** The rules of the game that its outputs depend on, under demand, with those of the demand. */
  public ImmutableList<Rule> applyTo(ImmutableList<Rule> rules) {
    ImmutableSet<Predicate> needed = DynamicPredicates.needed(rules);
    return rules
        .select(rule -> needed.contains(rule.head().predicate()))
        .collect(this::restricted)
        .newWithAll(
            questions.collect(rule -> new Rule(rule.head(), rule.body(), rule.head().span())));
  }

  private Rule restricted(Rule rule) {
    return restricts(rule.head().predicate()) && !rule.isFact()
        ? new Rule(
            rule.head(),
            Lists.immutable.<Literal>of(question(rule.head())).newWithAll(rule.body()),
            rule.span())
        : rule;
  }
}
