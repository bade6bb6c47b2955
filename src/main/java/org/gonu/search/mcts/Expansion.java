package org.gonu.search.mcts;

import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/** Adds the states that jobs report to the tree (expansion). */
final class Expansion {
  private final Tree tree;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final PendingPaths paths;
  private final JointMoveIndex jointMoveIndex;
  private final int roles;

  /** Playouts through an edge after which the state behind it gets a node. */
  private final int expansionPlayouts;

  Expansion(SearchContext searchContext, PendingPaths paths, JointMoveIndex jointMoveIndex) {
    this.paths = paths;
    this.jointMoveIndex = jointMoveIndex;
    tree = searchContext.tree();
    nodes = tree.nodes();
    edges = tree.edges();
    roles = searchContext.roles();
    expansionPlayouts = searchContext.parameters().count(TreeCoefficient.EXPANSION_PLAYOUTS);
  }

  /**
   * Adds the child behind the last step of a path to the tree, unless it is there already.
   *
   * @return its node, or {@link NodeStore#NONE} if there is no room
   */
  int add(int path, long[] state, long[] legal, long[] promising, boolean terminal, int[] values) {
    int step = paths.length(path) - 1;
    int parent = paths.node(path, step);
    int mover = nodes.mover(parent);
    if (mover < 0) {
      long joint = jointMoveIndex.number(parent, paths.edgesOf(path), step * roles);
      int child = tree.joint(parent, joint);
      if (child < 0) {
        child = tree.add(state, legal, promising, terminal, values);
        if (child >= 0) {
          child = tree.linkJoint(parent, joint, child);
        }
      }
      return child;
    }
    int edge = paths.edge(path, step, mover);
    int child = edges.child(edge);
    if (child < 0) {
      child = tree.add(state, legal, promising, terminal, values);
      if (child >= 0) {
        child = edges.link(edge, child);
      }
    }
    return child;
  }

  /** True if the state behind an edge of the last step must be reported and added. */
  boolean isWanted(int node, int edge) {
    // The first jobs of an edge tell whether it deserves a node of its own.
    return nodes.mover(node) < 0
        || edges.child(edge) == NodeStore.EXPAND_SOON
        || edges.visits(edge) >= expansionPlayouts;
  }

  /**
   * Marks the last edge for immediate expansion: its move ended the match, so the next playout must
   * add the terminal state.
   */
  void expandSoon(int path) {
    int step = paths.length(path) - 1;
    int mover = nodes.mover(paths.node(path, step));
    if (mover >= 0) {
      int edge = paths.edge(path, step, mover);
      if (edge >= 0) {
        edges.expandSoon(edge);
      }
    }
  }
}
