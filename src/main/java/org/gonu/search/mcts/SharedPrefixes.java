package org.gonu.search.mcts;

import org.gonu.search.mcts.store.Counters;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/**
 * The upper parts of ways down the tree that several jobs share, one after the other: a prefix ends
 * at the last node that has been visited so often that these jobs hardly change what is known of
 * it, so that each of them would most likely come there anyhow. Ways below a prefix are chosen one
 * by one. The jobs of a worker.
 */
final class SharedPrefixes {
  /** Jobs that share a prefix. */
  private static final int SHARERS = 4;

  /** Jobs that the last node of a prefix has seen, at least. */
  private static final int MIN_JOBS = 256;

  private final NodeStore nodes;
  private final EdgeStore edges;
  private final PendingPaths paths;
  private final Backpropagation backpropagation;
  private final Counters counters;
  private final boolean isUsed;
  private final int roles;

  /** The prefix from which the next ways go down. */
  private int prefix = PendingPaths.NONE;

  /** The node behind it. */
  private int end = NodeStore.NONE;

  /** Number of ways that will still begin there. */
  private int left;

  SharedPrefixes(SearchContext searchContext, PendingPaths paths, Backpropagation backpropagation) {
    this.paths = paths;
    this.backpropagation = backpropagation;
    nodes = searchContext.tree().nodes();
    edges = searchContext.tree().edges();
    counters = searchContext.counters();
    isUsed = searchContext.usesSharedPrefixes();
    roles = searchContext.roles();
  }

  /** The node from which the way of a path goes down: where a prefix ends, or else a root. */
  int start(int path, int root) {
    if (left == 0) {
      return root;
    }
    left--;
    paths.join(path, prefix);
    return end;
  }

  /**
   * Makes a prefix of the upper part of a way that led from the root to a leaf, if it can be one.
   */
  void grow(int path) {
    if (!isUsed || paths.prefix(path) != PendingPaths.NONE) {
      return;
    }
    int weight = paths.weight(path);
    int steps = paths.length(path) - 1;
    while (steps > 0 && nodes.visits(paths.node(path, steps)) < MIN_JOBS * weight) {
      steps--;
    }
    if (steps == 0) {
      return;
    }
    prefix = paths.cut(path, steps, SHARERS);
    end = paths.node(path, 0);
    left = SHARERS - 1;
    paths.setWeight(prefix, SHARERS * weight);
    addInFlight(steps, left * weight);
  }

  /** Counts the playouts of jobs to come as under way: of the one that led here they are. */
  private void addInFlight(int steps, int playouts) {
    int[] chosenEdges = paths.edgesOf(prefix);
    for (int i = 0; i < steps * roles; i++) {
      if (chosenEdges[i] != PendingPaths.NONE) {
        edges.addInFlight(chosenEdges[i], playouts, counters);
      }
    }
  }

  /** No more ways begin at the prefix. */
  void close() {
    while (left > 0) {
      left--;
      backpropagation.leave(prefix, end);
    }
  }
}
