package org.gonu.search.mcts;

import org.gonu.search.mcts.store.Counters;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/** Adds the results of playouts to the nodes and edges of their paths (backpropagation). */
final class Backpropagation {
  private final Tree tree;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final PendingPaths paths;
  private final Bounds bounds;
  private final Counters counters;
  private final boolean usesBounds;
  private final int roles;

  /** Scratch: the summed goals of the jobs that share a prefix. */
  private final long[] collected;

  Backpropagation(SearchContext searchContext, PendingPaths paths, JointMoveIndex jointMoveIndex) {
    this.paths = paths;
    tree = searchContext.tree();
    nodes = tree.nodes();
    edges = tree.edges();
    bounds = new Bounds(searchContext, jointMoveIndex);
    counters = searchContext.counters();
    usesBounds = searchContext.usesBounds();
    roles = searchContext.roles();
    collected = new long[roles];
  }

  /**
   * Adds the goals of some playouts to all nodes and edges of a path. If the path hangs below a
   * prefix, the prefix collects them until all jobs that share it are done.
   */
  void add(int path, int count, long[] goals) {
    addToPath(path, NodeStore.NONE, count, goals);
    int prefix = paths.prefix(path);
    if (prefix != PendingPaths.NONE) {
      paths.collect(prefix, count, 0, goals);
    }
  }

  /** Adds goals to a path whose last edges lead to a node, or to none that is known. */
  private void addToPath(int path, int end, int count, long[] goals) {
    int child = end;
    for (int step = paths.length(path) - 1; step >= 0; step--) {
      int node = paths.node(path, step);
      if (nodes.addVisits(node, count, counters)) {
        tree.halving().note(node);
      }
      for (int role = 0; role < roles; role++) {
        nodes.addGoals(node, role, goals[role], counters);
        int edge = paths.edge(path, step, role);
        if (edge >= 0) {
          addToEdge(edge, nodes.mover(node) >= 0 ? child : NodeStore.NONE, role, count, goals);
        }
      }
      child = node;
    }
  }

  /**
   * Sets the value of an edge to that of its child, if the child has a value; else adds to the mean
   * of the edge.
   */
  private void addToEdge(int edge, int child, int role, int count, long[] goals) {
    if (child >= 0) {
      edges.setValue(edge, nodes.value(child, role));
    } else {
      long points = nodes.aim.points(goals, role, count);
      float mean = RunningMean.of(edges.value(edge), edges.visits(edge), points, count);
      edges.setValue(edge, mean);
    }
    edges.addVisits(edge, count, counters);
  }

  /** Removes the in-flight playouts of a job that is done. */
  void removeInFlight(int path) {
    removePathInFlight(path);
    int prefix = paths.prefix(path);
    if (prefix != PendingPaths.NONE) {
      leave(prefix, paths.node(path, 0));
    }
  }

  /**
   * Counts one of the jobs that share a prefix as done. After the last one, adds the collected
   * results to the path of the prefix.
   *
   * @param end the node behind the prefix
   */
  void leave(int prefix, int end) {
    if (!paths.leave(prefix)) {
      return;
    }
    // None if all who shared it were given up: a mean of nothing is no number.
    if (paths.count(prefix) > 0) {
      for (int role = 0; role < roles; role++) {
        collected[role] = paths.goals(prefix, role);
      }
      addToPath(prefix, end, paths.count(prefix), collected);
    }
    removePathInFlight(prefix);
    paths.give(prefix);
  }

  private void removePathInFlight(int path) {
    int weight = paths.weight(path);
    for (int step = paths.length(path) - 1; step >= 0; step--) {
      for (int role = 0; role < roles; role++) {
        int edge = paths.edge(path, step, role);
        if (edge >= 0) {
          edges.addInFlight(edge, -weight, counters);
        }
      }
    }
  }

  /** Propagates bounds up a path from a step, as long as they change. */
  void propagate(int path, int from) {
    if (!usesBounds) {
      return;
    }
    synchronized (tree) {
      int prefix = paths.prefix(path);
      if (changesAll(path, from) && prefix != PendingPaths.NONE) {
        changesAll(prefix, paths.length(prefix) - 1);
      }
    }
  }

  /** Propagates bounds up from a step. Returns true if they changed at every step. */
  private boolean changesAll(int path, int from) {
    int step = from;
    while (step >= 0 && bounds.update(paths.node(path, step))) {
      step--;
    }
    return step < 0;
  }
}
