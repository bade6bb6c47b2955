package org.gonu.check.graph;

import java.util.LinkedHashSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.set.mutable.SetAdapter;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/**
 * The dependency graph of predicates: an edge leads from the head of a rule to each atom of its
 * body.
 */
final class DependencyGraph {
  private final ImmutableList<Rule> rules;

  /** The targets of every predicate with rules; both in the order of the sheet. */
  private final MutableMap<Predicate, MutableSet<Predicate>> edges = Maps.mutable.empty();

  private final MutableList<Predicate> heads = Lists.mutable.empty();

  /**
   * Builds the graph.
   *
   * @param rules in negation normal form
   */
  DependencyGraph(ImmutableList<Rule> rules) {
    this.rules = rules;
    for (Rule rule : rules) {
      Predicate head = rule.head().predicate();
      if (!edges.containsKey(head)) {
        heads.add(head);
        edges.put(head, SetAdapter.adapt(new LinkedHashSet<>()));
      }
      edges.get(head).addAllIterable(Traversal.uses(rule).collect(Use::target));
    }
  }

  /** The strongly connected components, each after all that it depends on. */
  ImmutableList<Stratum> components() {
    MutableList<MutableSet<Predicate>> components = Components.of(heads, this::targets);
    MutableMap<Predicate, Integer> componentOf = Maps.mutable.empty();
    components.forEachWithIndex(
        (component, i) -> component.each(predicate -> componentOf.put(predicate, i)));
    MutableList<MutableList<Rule>> rulesOf = components.collect(c -> Lists.mutable.empty());
    for (Rule rule : rules) {
      rulesOf.get(componentOf.getIfAbsentValue(rule.head().predicate(), -1)).add(rule);
    }
    return components
        .collectWithIndex(
            (component, i) ->
                new Stratum(
                    component.toImmutable(), rulesOf.get(i).toImmutable(), isRecursive(component)))
        .toImmutable();
  }

  /** The predicates with rules that the rules of a predicate use. */
  private MutableSet<Predicate> targets(Predicate predicate) {
    return edges.getIfAbsent(predicate, Sets.mutable::empty).select(edges::containsKey);
  }

  private boolean isRecursive(MutableSet<Predicate> component) {
    return component.size() > 1
        || component.anySatisfy(predicate -> targets(predicate).contains(predicate));
  }
}
