package org.gonu.check.graph;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * The dependency graph of the rules of a component. It is finer than the graph of predicates, since
 * {@code (goal robot 0)} does not match the head {@code (goal robot 100)}. So it can show that a
 * negation which looks recursive is not (Przymusinski's local stratification, at the level of
 * rules).
 */
public final class RuleGraph {
  private final ImmutableList<Rule> facts;
  private final ImmutableList<Rule> rules;
  private final HeadIndex heads;

  /** The graph of a component. */
  public RuleGraph(Stratum component) {
    this.facts = component.rules().select(Rule::isFact);
    this.rules = component.rules().reject(Rule::isFact);
    this.heads = new HeadIndex(rules);
  }

  /** The negated atoms in a component whose predicates belong to it. */
  public static ImmutableList<Use> innerNegations(Stratum component) {
    return component
        .rules()
        .select(rule -> rule.body().anySatisfy(literal -> !(literal instanceof Atom)))
        .flatCollect(Traversal::uses)
        .select(use -> use.negated() && component.predicates().contains(use.target()));
  }

  /**
   * A negated atom in a cycle of rules: it may match the head of a rule that depends on its own
   * rule.
   */
  public Optional<Use> negationInCycle() {
    return strata()
        .asLazy()
        .collect(RuleGraph::innerMatch)
        .detectOptional(Optional::isPresent)
        .flatMap(use -> use);
  }

  private static Optional<Use> innerMatch(Stratum stratum) {
    ImmutableList<Use> negations = innerNegations(stratum);
    if (negations.isEmpty()) {
      return Optional.empty();
    }
    HeadIndex heads = new HeadIndex(stratum.rules());
    return negations.detectOptional(use -> heads.matches(use.atom()).notEmpty());
  }

  /**
   * The rules in strata, each after all that it depends on, facts first. A predicate is in every
   * stratum that has rules for it.
   */
  ImmutableList<Stratum> strata() {
    MutableList<int[]> components = Components.of(rules.size(), i -> targets(rules.get(i)));
    MutableList<Stratum> strata = Lists.mutable.empty();
    if (facts.notEmpty()) {
      strata.add(stratum(facts, false));
    }
    return strata.withAll(components.collect(this::stratum)).toImmutable();
  }

  private Stratum stratum(int[] component) {
    IntArrayList sorted = new IntArrayList(component.clone());
    sorted.sortThis();
    int first = sorted.getFirst();
    boolean recursive =
        component.length > 1
            || Traversal.uses(rules.get(first))
                .anySatisfy(use -> mayMatch(use.atom(), rules.get(first).head()));
    return stratum(sorted.collect(rules::get).toImmutable(), recursive);
  }

  private static Stratum stratum(ImmutableList<Rule> rules, boolean recursive) {
    return new Stratum(
        rules.collect(rule -> rule.head().predicate()).toImmutableSet(), rules, recursive);
  }

  /** The rules whose heads an atom of the body may match. */
  private int[] targets(Rule rule) {
    IntArrayList targets = new IntArrayList();
    for (Use use : Traversal.uses(rule)) {
      targets.addAll(heads.matches(use.atom()));
    }
    return targets.toArray();
  }

  /** False only if the atoms, with variables renamed apart, do not unify. */
  public static boolean mayMatch(Atom one, Atom other) {
    return one.predicate().equals(other.predicate())
        && mayMatch(one.arguments(), other.arguments());
  }

  /** False only if the rows of terms, with variables renamed apart, do not unify. */
  public static boolean mayMatch(ImmutableList<Term> one, ImmutableList<Term> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!mayMatch(one.get(i), other.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** False only if the terms, with variables renamed apart, do not unify. */
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
