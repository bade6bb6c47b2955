package org.gonu.check.graph;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Which rule of a component looks at which: finer than the graph of predicates, since {@code (goal
 * robot 0)} does not match the head {@code (goal robot 100)}. It tells negation that merely looks
 * recursive from negation that is (Przymusinski's local stratification, taken rule by rule).
 */
public final class RuleGraph {
  private final ImmutableList<Rule> facts;
  private final ImmutableList<Rule> rules;
  private final MutableListMultimap<Predicate, Integer> byHead = Multimaps.mutable.list.empty();

  public RuleGraph(Stratum component) {
    this.facts = component.rules().select(Rule::isFact);
    this.rules = component.rules().reject(Rule::isFact);
    rules.forEachWithIndex((rule, i) -> byHead.put(rule.head().predicate(), i));
  }

  /** The negated atoms of a component that belong to it, arguments left aside. */
  public static ImmutableList<Use> innerNegations(Stratum component) {
    return component
        .rules()
        .flatCollect(Traversal::uses)
        .select(use -> use.negated() && component.predicates().contains(use.target()));
  }

  /** A negated atom that may match the head of a rule which depends on its own rule. */
  public Optional<Use> negationInCycle() {
    return strata()
        .asLazy()
        .collect(RuleGraph::innerMatch)
        .detectOptional(Optional::isPresent)
        .flatMap(use -> use);
  }

  private static Optional<Use> innerMatch(Stratum stratum) {
    return innerNegations(stratum)
        .detectOptional(
            use -> stratum.rules().anySatisfy(rule -> mayMatch(use.atom(), rule.head())));
  }

  /**
   * The rules in strata, each after all that it looks at, facts first. A predicate is in every
   * stratum that has rules of it.
   */
  ImmutableList<Stratum> strata() {
    MutableList<MutableSet<Integer>> components =
        Components.of(byHead.valuesView().toSortedList(), i -> targets(rules.get(i)));
    MutableList<Stratum> strata = Lists.mutable.empty();
    if (facts.notEmpty()) {
      strata.add(stratum(facts, false));
    }
    return strata.withAll(components.collect(this::stratum)).toImmutable();
  }

  private Stratum stratum(MutableSet<Integer> component) {
    ImmutableList<Rule> members = component.toSortedList().collect(rules::get).toImmutable();
    int first = component.min();
    boolean recursive = component.size() > 1 || targets(rules.get(first)).contains(first);
    return stratum(members, recursive);
  }

  private static Stratum stratum(ImmutableList<Rule> rules, boolean recursive) {
    return new Stratum(
        rules.collect(rule -> rule.head().predicate()).toImmutableSet(), rules, recursive);
  }

  /** The rules whose heads an atom of the body may match. */
  private MutableList<Integer> targets(Rule rule) {
    MutableList<Integer> targets = Lists.mutable.empty();
    for (Use use : Traversal.uses(rule)) {
      byHead.get(use.target()).select(i -> mayMatch(use.atom(), rules.get(i).head()), targets);
    }
    return targets;
  }

  /** False only if no values of the variables make both atoms the same. */
  public static boolean mayMatch(Atom one, Atom other) {
    return one.predicate().equals(other.predicate())
        && mayMatch(one.arguments(), other.arguments());
  }

  /** The same of two rows of terms. */
  public static boolean mayMatch(ImmutableList<Term> one, ImmutableList<Term> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!mayMatch(one.get(i), other.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** False only if no values of the variables make both terms the same. */
  public static boolean mayMatch(Term one, Term other) {
    if (one instanceof Variable || other instanceof Variable) {
      return true;
    }
    if (one instanceof Compound a && other instanceof Compound b) {
      return a.function().equals(b.function())
          && a.arguments().size() == b.arguments().size()
          && mayMatch(a.arguments(), b.arguments());
    }
    return one.equals(other);
  }
}
