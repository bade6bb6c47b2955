package org.gonu.datalog.rule;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/**
 * Finds the predicates that matter to play, and those of them that depend on the state or on moves.
 */
public final class DynamicPredicates {
  private DynamicPredicates() {}

  /** The predicates on which the outputs of the game depend, directly or not. */
  public static ImmutableSet<Predicate> needed(ImmutableList<Rule> rules) {
    MutableSet<Predicate> needed =
        Sets.mutable.of(
            Keyword.ROLE.predicate(),
            Keyword.INIT.predicate(),
            Keyword.LEGAL.predicate(),
            Keyword.NEXT.predicate(),
            Keyword.TERMINAL.predicate(),
            Keyword.GOAL.predicate());
    return closure(rules, needed);
  }

  /**
   * The predicates on which the outputs of the game depend if some rules were replaced.
   *
   * @param conjunctions what replaces the rules of the dynamic predicates
   */
  public static ImmutableSet<Predicate> neededBy(
      ImmutableList<Rule> rules,
      ImmutableList<Conjunction> conjunctions,
      ImmutableSet<Predicate> dynamic) {
    MutableSet<Predicate> needed =
        Sets.mutable.of(Keyword.ROLE.predicate(), Keyword.INIT.predicate());
    for (Conjunction rule : conjunctions) {
      Rule plain = new Rule(rule.head(), rule.conditions(), rule.head().span());
      Traversal.uses(plain).collect(Use::target, needed);
    }
    return closure(rules.reject(rule -> dynamic.contains(rule.head().predicate())), needed);
  }

  /** Some predicates and all that they depend on. */
  public static ImmutableSet<Predicate> cone(ImmutableList<Rule> rules, Predicate... predicates) {
    return closure(rules, Sets.mutable.of(predicates));
  }

  /** Adds all that these predicates depend on by some rules. */
  private static ImmutableSet<Predicate> closure(
      ImmutableList<Rule> rules, MutableSet<Predicate> needed) {
    ImmutableListMultimap<Predicate, Rule> byHead = rules.groupBy(rule -> rule.head().predicate());
    MutableList<Predicate> open = Lists.mutable.withAll(needed);
    while (open.notEmpty()) {
      MutableSet<Predicate> used = Sets.mutable.empty();
      byHead
          .get(open.remove(open.size() - 1))
          .each(rule -> Traversal.uses(rule).collect(Use::target, used));
      open.addAllIterable(used.select(needed::add));
    }
    return needed.toImmutable();
  }

  /**
   * The predicates that depend on {@code true} or {@code does}, and the output predicates of the
   * game even if a sheet makes them constant.
   */
  public static ImmutableSet<Predicate> dynamic(ImmutableList<Rule> rules) {
    return depending(rules, predicate -> false);
  }

  /**
   * The dynamic predicates, some others, and all that depend on these.
   *
   * @param others tells if a predicate with rules counts as dynamic
   */
  public static ImmutableSet<Predicate> depending(
      ImmutableList<Rule> rules, java.util.function.Predicate<Predicate> others) {
    MutableSet<Predicate> dynamic =
        Sets.mutable.of(
            Keyword.TRUE.predicate(),
            Keyword.DOES.predicate(),
            Keyword.LEGAL.predicate(),
            Keyword.NEXT.predicate(),
            Keyword.TERMINAL.predicate(),
            Keyword.GOAL.predicate());
    rules.asLazy().collect(rule -> rule.head().predicate()).select(others::test).into(dynamic);
    MutableListMultimap<Predicate, Predicate> headsByUse = Multimaps.mutable.list.empty();
    for (Rule rule : rules) {
      MutableSet<Predicate> used = Sets.mutable.empty();
      Traversal.uses(rule).collect(Use::target, used);
      used.each(predicate -> headsByUse.put(predicate, rule.head().predicate()));
    }
    MutableList<Predicate> open = Lists.mutable.withAll(dynamic);
    while (open.notEmpty()) {
      headsByUse.get(open.remove(open.size() - 1)).select(dynamic::add, open);
    }
    return dynamic.toImmutable();
  }
}
