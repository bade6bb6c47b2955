package org.gonu.check.checks;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Use;
import org.gonu.gdl.Predicate;
import org.gonu.text.Counted;
import org.gonu.text.Diagnostic;

/** Shortest paths in the dependency graph to one predicate, by breadth-first search. */
public final class Paths {
  /** Maximum number of steps of a path that notes show. */
  private static final int SHOWN_STEPS = 10;

  private final Predicate target;

  /** By predicate the first step of its path to the target. */
  private final MutableMap<Predicate, Use> firstStep = Maps.mutable.empty();

  private Paths(Predicate target) {
    this.target = target;
  }

  /** The paths from all predicates that depend on the target. */
  public static Paths to(Predicate target, RuleIndex index) {
    Paths paths = new Paths(target);
    MutableList<Predicate> reached = Lists.mutable.of(target);
    for (int i = 0; i < reached.size(); i++) {
      for (Use use : index.usesOf(reached.get(i))) {
        if (paths.firstStep.putIfAbsent(use.head(), use) == null) {
          reached.add(use.head());
        }
      }
    }
    return paths;
  }

  /** True if there is a path from a predicate; the target reaches itself by the empty path. */
  public boolean reachFrom(Predicate predicate) {
    return predicate.equals(target) || firstStep.containsKey(predicate);
  }

  /**
   * The steps from a predicate to the target, which it must reach; empty from the target itself.
   */
  public ImmutableList<Use> from(Predicate predicate) {
    MutableList<Use> steps = Lists.mutable.empty();
    Predicate current = predicate;
    while (!current.equals(target)) {
      Use step = firstStep.get(current);
      if (step == null) {
        throw new IllegalArgumentException(predicate + " does not depend on " + target);
      }
      steps.add(step);
      current = step.target();
    }
    return steps.toImmutable();
  }

  /** Adds a note for each step of a path. */
  public static Diagnostic withNotes(Diagnostic finding, ImmutableList<Use> steps) {
    Diagnostic result = finding;
    for (Use step : steps.take(SHOWN_STEPS)) {
      String verb = step.negated() ? "' negates '" : "' depends on '";
      result =
          result.withNote(
              step.atom().span(),
              "'" + step.head().name() + verb + step.target().name() + "' here");
    }
    if (steps.size() > SHOWN_STEPS) {
      int hidden = steps.size() - SHOWN_STEPS;
      Use last = steps.getLast();
      result =
          result.withNote(
              last.atom().span(), Counted.of(hidden, "more step") + ", the last one here");
    }
    return result;
  }
}
