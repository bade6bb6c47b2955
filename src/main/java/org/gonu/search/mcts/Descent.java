package org.gonu.search.mcts;

import java.util.SplittableRandom;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.Counters;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/** Walks down the tree to the leaves whose playouts tell most (selection). */
final class Descent {
  /** In place of a phase: the path ended at a known value. */
  static final int SETTLED = -1;

  /** In place of a node: the child is not in the tree. */
  private static final int UNKNOWN = -2;

  private final Tree tree;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final PendingPaths paths;
  private final JointMoveIndex jointMoveIndex;
  private final Backpropagation backpropagation;
  private final AmafUpdater amafUpdater;
  private final Selection selection;
  private final SplittableRandom random;
  private final Counters counters;
  private final boolean usesBounds;
  private final int chanceRole;
  private final int roles;

  /** Steps from which on a path is looked through for cycles. */
  private final int cycleCheckPlies;

  private final int maxPathPlies;
  private final long[] goals;

  Descent(
      SearchContext searchContext,
      PendingPaths paths,
      JointMoveIndex jointMoveIndex,
      Backpropagation backpropagation,
      AmafUpdater amafUpdater,
      SplittableRandom random) {
    this.paths = paths;
    this.jointMoveIndex = jointMoveIndex;
    this.backpropagation = backpropagation;
    this.amafUpdater = amafUpdater;
    this.random = random;
    tree = searchContext.tree();
    nodes = tree.nodes();
    edges = tree.edges();
    selection = new Selection(searchContext);
    counters = searchContext.counters();
    usesBounds = searchContext.usesBounds();
    chanceRole = searchContext.chanceRole();
    roles = searchContext.roles();
    goals = new long[roles];
    cycleCheckPlies = searchContext.parameters().count(TreeCoefficient.CYCLE_CHECK_PLIES);
    maxPathPlies = searchContext.parameters().count(TreeCoefficient.MAX_PATH_PLIES);
  }

  /** Switches to the fastest edge scan known so far. */
  void speedUp() {
    selection.speedUp();
  }

  /**
   * Walks down from a node: a root, or the end of a prefix. Returns the phase of the job, or {@link
   * #SETTLED}.
   */
  int descend(int path, int from) {
    int node = from;
    int table = AmafTables.NONE;
    while (true) {
      paths.add(path, node);
      table = amafUpdater.nearestTable(node, table);
      boolean isDeep = paths.depth(path) > cycleCheckPlies;
      int mover = nodes.mover(node);
      if (mover == NodeStore.NOBODY || paths.depth(path) > maxPathPlies) {
        return settle(path, node);
      }
      if (usesBounds && mover == NodeStore.SEVERAL && node != from && nodes.isProved(node)) {
        return settle(path, node);
      }
      int child = mover < 0 ? chooseSeveral(path, node) : choose(path, node, table);
      if (child == UNKNOWN) {
        return nodes.phase(node);
      }
      if (child == SETTLED) {
        return settle(path, node);
      }
      if (isDeep && paths.passes(path, child)) {
        paths.add(path, child);
        return nodes.phase(child);
      }
      node = child;
    }
  }

  /** Chooses an edge where one role chooses. Returns the child it leads to. */
  private int choose(int path, int node, int table) {
    int mover = nodes.mover(node);
    int from = nodes.firstEdge(node);
    int count = nodes.edgeCount(node);
    int edge =
        mover == chanceRole
            ? from + random.nextInt(count)
            : selection.choose(node, from, from + count, mover, table);
    if (edge < 0) {
      return SETTLED;
    }
    take(path, mover, edge);
    int child = edges.child(edge);
    if (child < 0) {
      return UNKNOWN;
    }
    if (usesBounds
        && (nodes.low(child, mover) > edges.low(edge)
            || nodes.high(child, mover) < edges.high(edge))) {
      backpropagation.propagate(path, paths.length(path) - 1);
    }
    return child;
  }

  /** Chooses an edge for every role that has a choice, each for itself (decoupled UCT). */
  private int chooseSeveral(int path, int node) {
    // The number of the joint move is added up on the way, as far as it fits into a long.
    long number = 0;
    long weight = 1;
    int from = nodes.firstEdge(node);
    for (int role = 0; role < roles; role++) {
      int to = jointMoveIndex.firstEdge(node, role + 1);
      if (from < to) {
        int edge =
            role == chanceRole
                ? from + random.nextInt(to - from)
                : selection.chooseSimultaneous(node, from, to, role, random);
        take(path, role, edge);
        number += weight * (edge - from);
        weight *= to - from;
      }
      from = to;
    }
    if (jointMoveIndex.isWide()) {
      int step = paths.length(path) - 1;
      number = jointMoveIndex.number(node, paths.edgesOf(path), step * roles);
    }
    int child = tree.joint(node, number);
    return child < 0 ? UNKNOWN : child;
  }

  private void take(int path, int role, int edge) {
    paths.setEdge(path, role, edge);
    edges.addInFlight(edge, paths.weight(path), counters);
  }

  /** Ends a path at a value that needs no playout. */
  private int settle(int path, int node) {
    int weight = paths.weight(path);
    for (int role = 0; role < roles; role++) {
      goals[role] = Math.round(weight * (double) nodes.goal(node, role));
    }
    backpropagation.propagate(path, paths.length(path) - 1);
    backpropagation.add(path, weight, goals);
    backpropagation.removeInFlight(path);
    return SETTLED;
  }
}
