package org.gonu.check.graph;

import java.util.LinkedHashSet;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.set.mutable.SetAdapter;

/**
 * Finds the strongly connected components of a graph by Tarjan's algorithm (Depth-first search and
 * linear graph algorithms, 1972). The stack is explicit, since chains of helper relations can be
 * thousands long.
 *
 * @param <N> what the nodes are; compared by value
 */
final class Components<N> {
  private final Function<N, Iterable<N>> targets;
  private final MutableMap<N, Visit<N>> visited = Maps.mutable.empty();

  /** Nodes whose component is not complete yet. */
  private final MutableList<Visit<N>> stack = Lists.mutable.empty();

  /** The path to the current node. */
  private final MutableList<Visit<N>> way = Lists.mutable.empty();

  private final MutableList<MutableSet<N>> components = Lists.mutable.empty();

  /** A node that has been visited. */
  private static final class Visit<N> {
    private final N node;

    /** Targets that are still to be visited. */
    private final MutableList<N> left;

    private final int index;
    private int lowLink;
    private boolean isOnStack = true;

    Visit(N node, Iterable<N> targets, int index) {
      this.node = node;
      this.left = Lists.mutable.withAll(targets);
      this.index = index;
      this.lowLink = index;
    }

    void lower(int bound) {
      lowLink = Math.min(lowLink, bound);
    }
  }

  private Components(Function<N, Iterable<N>> targets) {
    this.targets = targets;
  }

  /**
   * The components in reverse topological order: each after all that it leads to. The order is
   * deterministic.
   *
   * @param nodes where to start
   * @param targets where the edges of a node lead
   */
  static <N> MutableList<MutableSet<N>> of(Iterable<N> nodes, Function<N, Iterable<N>> targets) {
    Components<N> search = new Components<>(targets);
    for (N node : nodes) {
      if (!search.visited.containsKey(node)) {
        search.enter(node);
        while (search.way.notEmpty()) {
          search.step(search.way.getLast());
        }
      }
    }
    return search.components;
  }

  private void enter(N node) {
    Visit<N> visit = new Visit<>(node, targets.apply(node), visited.size());
    visited.put(node, visit);
    stack.add(visit);
    way.add(visit);
  }

  private void step(Visit<N> visit) {
    if (visit.left.isEmpty()) {
      leave(visit);
      return;
    }
    N target = visit.left.remove(visit.left.size() - 1);
    Visit<N> known = visited.get(target);
    if (known == null) {
      enter(target);
    } else if (known.isOnStack) {
      visit.lower(known.index);
    }
  }

  private void leave(Visit<N> visit) {
    way.remove(way.size() - 1);
    if (way.notEmpty()) {
      way.getLast().lower(visit.lowLink);
    }
    if (visit.lowLink == visit.index) {
      MutableSet<N> component = SetAdapter.adapt(new LinkedHashSet<>());
      Visit<N> member;
      do {
        member = stack.remove(stack.size() - 1);
        member.isOnStack = false;
        component.add(member.node);
      } while (member != visit);
      components.add(component);
    }
  }
}
