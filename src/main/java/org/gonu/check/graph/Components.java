package org.gonu.check.graph;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Finds the strongly connected components of a graph by Tarjan's algorithm (Depth-first search and
 * linear graph algorithms, 1972). The stack is explicit, since chains of helper relations can be
 * thousands long.
 */
final class Components {
  private static final int UNVISITED = -1;

  private final IntFunction<int[]> targets;

  /** By node its place in the order of visits. */
  private final int[] index;

  private final int[] lowLink;

  /** By node its targets while it is on the way, the last of them is visited next. */
  private final int[][] left;

  private final int[] leftCount;
  private final boolean[] onStack;

  /** Nodes whose component is not complete yet. */
  private final IntArrayList stack = new IntArrayList();

  /** The path to the current node. */
  private final IntArrayList way = new IntArrayList();

  private final MutableList<int[]> components = Lists.mutable.empty();
  private int visited;

  private Components(int nodes, IntFunction<int[]> targets) {
    this.targets = targets;
    this.index = new int[nodes];
    this.lowLink = new int[nodes];
    this.left = new int[nodes][];
    this.leftCount = new int[nodes];
    this.onStack = new boolean[nodes];
    Arrays.fill(index, UNVISITED);
  }

  /**
   * The components in reverse topological order: each after all that it leads to. The order is
   * deterministic.
   *
   * @param nodes number of nodes, which are 0, 1, 2 ...
   * @param targets where the edges of a node lead
   */
  static MutableList<int[]> of(int nodes, IntFunction<int[]> targets) {
    Components search = new Components(nodes, targets);
    for (int node = 0; node < nodes; node++) {
      if (search.index[node] == UNVISITED) {
        search.enter(node);
        while (search.way.notEmpty()) {
          search.step(search.way.getLast());
        }
      }
    }
    return search.components;
  }

  private void enter(int node) {
    index[node] = visited;
    lowLink[node] = visited;
    visited++;
    left[node] = targets.apply(node);
    leftCount[node] = left[node].length;
    onStack[node] = true;
    stack.add(node);
    way.add(node);
  }

  private void step(int node) {
    if (leftCount[node] == 0) {
      leave(node);
      return;
    }
    int target = left[node][--leftCount[node]];
    if (index[target] == UNVISITED) {
      enter(target);
    } else if (onStack[target]) {
      lower(node, index[target]);
    }
  }

  private void lower(int node, int bound) {
    lowLink[node] = Math.min(lowLink[node], bound);
  }

  private void leave(int node) {
    left[node] = new int[0];
    way.removeAtIndex(way.size() - 1);
    if (way.notEmpty()) {
      lower(way.getLast(), lowLink[node]);
    }
    if (lowLink[node] == index[node]) {
      IntArrayList component = new IntArrayList();
      int member;
      do {
        member = stack.removeAtIndex(stack.size() - 1);
        onStack[member] = false;
        component.add(member);
      } while (member != node);
      components.add(component.toArray());
    }
  }
}
