package org.gonu.search.mcts;

import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.Counters;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/**
 * Shares the upper part of a path, the prefix, among several jobs of a worker in a row. A prefix
 * ends at the last node with so many visits that these jobs hardly change its statistics: each of
 * them would most likely reach it anyhow. Below the prefix each path is chosen on its own.
 */
final class SharedPrefixes {
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final PendingPaths paths;
  private final Backpropagation backpropagation;
  private final Counters counters;
  private final boolean isUsed;
  private final int roles;

  /** Jobs that share a prefix. */
  private final int sharers;

  /** Jobs that the last node of a prefix has seen, at least. */
  private final int minJobs;

  /** The prefix from which the next ways go down. */
  private int prefix = PendingPaths.NONE;

  /** The node behind it. */
  private int end = NodeStore.NONE;

  /** Number of paths that will still begin there. */
  private int left;

  SharedPrefixes(SearchContext searchContext, PendingPaths paths, Backpropagation backpropagation) {
    this.paths = paths;
    this.backpropagation = backpropagation;
    nodes = searchContext.tree().nodes();
    edges = searchContext.tree().edges();
    counters = searchContext.counters();
    isUsed = searchContext.usesSharedPrefixes();
    roles = searchContext.roles();
    sharers = searchContext.parameters().count(TreeCoefficient.PREFIX_JOBS);
    minJobs = searchContext.parameters().count(TreeCoefficient.PREFIX_MIN_JOBS);
  }

  /** The node where the descent of a path begins: the end of the prefix, or else the root. */
  int start(int path, int root) {
    if (left == 0) {
      return root;
    }
    left--;
    paths.join(path, prefix);
    return end;
  }

  /**
   * Turns the upper part of a path from the root to a leaf into a prefix, if it is visited enough.
   */
  void grow(int path) {
    if (!isUsed || paths.prefix(path) != PendingPaths.NONE) {
      return;
    }
    int weight = paths.weight(path);
    int steps = paths.length(path) - 1;
    while (steps > 0 && nodes.visits(paths.node(path, steps)) < minJobs * weight) {
      steps--;
    }
    if (steps == 0) {
      return;
    }
    prefix = paths.cut(path, steps, sharers);
    end = paths.node(path, 0);
    left = sharers - 1;
    paths.setWeight(prefix, sharers * weight);
    addInFlight(steps, left * weight);
  }

  /**
   * Adds the playouts of the jobs to come as in flight; those of the job that led here are counted
   * already.
   */
  private void addInFlight(int steps, int playouts) {
    int[] chosenEdges = paths.edgesOf(prefix);
    for (int i = 0; i < steps * roles; i++) {
      if (chosenEdges[i] != PendingPaths.NONE) {
        edges.addInFlight(chosenEdges[i], playouts, counters);
      }
    }
  }

  /** Ends the prefix: no more paths begin there. */
  void close() {
    while (left > 0) {
      left--;
      backpropagation.leave(prefix, end);
    }
  }
}
