package org.gonu.check;

import java.util.LinkedHashSet;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.set.mutable.SetAdapter;

/**
 * Finds the strongly connected components of a graph by Tarjan's algorithm (Depth-first search and
 * linear graph algorithms, 1972), written with a stack of its own since chains of helper relations
 * can be thousands long.
 *
 * @param <N> what the nodes are; compared by value
 */
final class Components<N> {
  private final Function<N, Iterable<N>> targets;
  private final MutableObjectIntMap<N> index = ObjectIntMaps.mutable.empty();
  private final MutableObjectIntMap<N> lowLink = ObjectIntMaps.mutable.empty();
  private final MutableSet<N> onStack = Sets.mutable.empty();
  private final MutableList<N> stack = Lists.mutable.empty();
  private final MutableList<Visit<N>> visits = Lists.mutable.empty();
  private final MutableList<MutableSet<N>> components = Lists.mutable.empty();

  /** A node being visited and those of its targets that are left to look at. */
  private record Visit<N>(N node, MutableList<N> left) {}

  private Components(Function<N, Iterable<N>> targets) {
    this.targets = targets;
  }

  /**
   * The components, each after all that it leads to, in an order that depends only on the
   * arguments.
   *
   * @param nodes where to start
   * @param targets where the edges of a node lead
   */
  static <N> MutableList<MutableSet<N>> of(Iterable<N> nodes, Function<N, Iterable<N>> targets) {
    Components<N> search = new Components<>(targets);
    for (N node : nodes) {
      if (!search.index.containsKey(node)) {
        search.enter(node);
        while (search.visits.notEmpty()) {
          search.step(search.visits.getLast());
        }
      }
    }
    return search.components;
  }

  private void enter(N node) {
    index.put(node, index.size());
    lowLink.put(node, index.get(node));
    stack.add(node);
    onStack.add(node);
    visits.add(new Visit<>(node, Lists.mutable.withAll(targets.apply(node))));
  }

  private void step(Visit<N> visit) {
    if (visit.left.isEmpty()) {
      leave(visit.node);
      return;
    }
    N target = visit.left.remove(visit.left.size() - 1);
    if (!index.containsKey(target)) {
      enter(target);
    } else if (onStack.contains(target)) {
      lower(visit.node, index.get(target));
    }
  }

  private void leave(N node) {
    visits.remove(visits.size() - 1);
    if (visits.notEmpty()) {
      lower(visits.getLast().node, lowLink.get(node));
    }
    if (lowLink.get(node) == index.get(node)) {
      MutableSet<N> component = SetAdapter.adapt(new LinkedHashSet<>());
      N member;
      do {
        member = stack.remove(stack.size() - 1);
        onStack.remove(member);
        component.add(member);
      } while (!member.equals(node));
      components.add(component);
    }
  }

  private void lower(N node, int bound) {
    lowLink.put(node, Math.min(lowLink.get(node), bound));
  }
}
