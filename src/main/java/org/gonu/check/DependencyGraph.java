package org.gonu.check;

import java.util.LinkedHashSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.set.mutable.SetAdapter;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/**
 * Which predicate looks at which. An edge leads from the head of a rule to each atom of its body.
 *
 * <p>The components are found by Tarjan's algorithm (Depth-first search and linear graph
 * algorithms, 1972), written with a stack of its own since chains of helper relations can be
 * thousands long.
 */
final class DependencyGraph {
  private final ImmutableList<Rule> rules;
  private final MutableMap<Predicate, MutableSet<Predicate>> edges = Maps.mutable.empty();

  /** Predicates with rules, in the order of the sheet. */
  private final MutableSet<Predicate> heads = Sets.mutable.empty();

  private final MutableList<Predicate> order = Lists.mutable.empty();

  /**
   * Draws the graph.
   *
   * @param rules in negation normal form
   */
  DependencyGraph(ImmutableList<Rule> rules) {
    this.rules = rules;
    for (Rule rule : rules) {
      Predicate head = rule.head().predicate();
      if (heads.add(head)) {
        order.add(head);
      }
      MutableSet<Predicate> targets = edges.getIfAbsentPut(head, DependencyGraph::orderedSet);
      Traversal.uses(rule).each(use -> targets.add(use.target()));
    }
  }

  /** A set in order of insertion: the same sheet always gives the same strata. */
  private static MutableSet<Predicate> orderedSet() {
    return SetAdapter.adapt(new LinkedHashSet<>());
  }

  /** What the rules of a predicate look at directly. */
  private MutableSet<Predicate> lookedAtBy(Predicate predicate) {
    return edges.getIfAbsent(predicate, Sets.mutable::empty);
  }

  /** The strongly connected components, each after all that it depends on. */
  ImmutableList<Stratum> strata() {
    MutableList<MutableSet<Predicate>> components = new ComponentSearch().components();
    MutableObjectIntMap<Predicate> componentOf = ObjectIntMaps.mutable.empty();
    components.forEachWithIndex(
        (component, i) -> component.each(predicate -> componentOf.put(predicate, i)));
    MutableList<MutableList<Rule>> rulesOf = components.collect(c -> Lists.mutable.empty());
    for (Rule rule : rules) {
      rulesOf.get(componentOf.getOrThrow(rule.head().predicate())).add(rule);
    }
    return components
        .collectWithIndex(
            (component, i) ->
                new Stratum(
                    component.toImmutable(), rulesOf.get(i).toImmutable(), isRecursive(component)))
        .toImmutable();
  }

  private boolean isRecursive(MutableSet<Predicate> component) {
    return component.size() > 1
        || component.anySatisfy(predicate -> lookedAtBy(predicate).contains(predicate));
  }

  /** One run of Tarjan's algorithm. */
  private final class ComponentSearch {
    private final MutableObjectIntMap<Predicate> index = ObjectIntMaps.mutable.empty();
    private final MutableObjectIntMap<Predicate> lowLink = ObjectIntMaps.mutable.empty();
    private final MutableSet<Predicate> onStack = Sets.mutable.empty();
    private final MutableList<Predicate> stack = Lists.mutable.empty();
    private final MutableList<Visit> visits = Lists.mutable.empty();
    private final MutableList<MutableSet<Predicate>> components = Lists.mutable.empty();

    /** A predicate being visited and those of its targets that are left to look at. */
    private record Visit(Predicate predicate, MutableList<Predicate> left) {}

    MutableList<MutableSet<Predicate>> components() {
      for (Predicate predicate : order) {
        if (!index.containsKey(predicate)) {
          enter(predicate);
          while (visits.notEmpty()) {
            step(visits.getLast());
          }
        }
      }
      return components;
    }

    private void enter(Predicate predicate) {
      index.put(predicate, index.size());
      lowLink.put(predicate, index.get(predicate));
      stack.add(predicate);
      onStack.add(predicate);
      visits.add(new Visit(predicate, lookedAtBy(predicate).select(heads::contains).toList()));
    }

    private void step(Visit visit) {
      if (visit.left.isEmpty()) {
        leave(visit.predicate);
        return;
      }
      Predicate target = visit.left.remove(visit.left.size() - 1);
      if (!index.containsKey(target)) {
        enter(target);
      } else if (onStack.contains(target)) {
        lower(visit.predicate, index.get(target));
      }
    }

    private void leave(Predicate predicate) {
      visits.remove(visits.size() - 1);
      if (visits.notEmpty()) {
        lower(visits.getLast().predicate, lowLink.get(predicate));
      }
      if (lowLink.get(predicate) == index.get(predicate)) {
        MutableSet<Predicate> component = orderedSet();
        Predicate member;
        do {
          member = stack.remove(stack.size() - 1);
          onStack.remove(member);
          component.add(member);
        } while (!member.equals(predicate));
        components.add(component);
      }
    }

    private void lower(Predicate predicate, int bound) {
      lowLink.put(predicate, Math.min(lowLink.get(predicate), bound));
    }
  }
}
