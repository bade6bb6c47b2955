package org.gonu.search.mcts;

import java.util.BitSet;
import java.util.function.IntConsumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.search.SearchParameters;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.Compaction;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.JointChildren;
import org.gonu.search.mcts.store.NodeIndex;
import org.gonu.search.mcts.store.NodeStore;

/**
 * Garbage collection of a full tree: makes room by removing the nodes that matter least. It works
 * in steps of about a millisecond, between which the search goes on; nodes are not added before the
 * end. Steps run while no worker runs.
 */
final class TreeGc {
  /** Nodes of a step. */
  private final int stepNodes;

  private final Tree tree;
  private final NodeStore nodes;
  private final RetentionMarker retentionMarker;
  private final BitSet kept;
  private final Compaction compaction;

  /** Nodes at which several roles choose, by the table of their children. */
  private final MutableList<IntArrayList> parents = Lists.mutable.empty();

  /** Nodes that became the root during the collection. */
  private final IntArrayList late = new IntArrayList();

  private Pass pass = Pass.CHOOSING;

  /** How far the pass has come. */
  private int position;

  /** The passes, in order. */
  private enum Pass {
    /** Marks the nodes that stay. */
    CHOOSING,
    /** Removes the others from edges. */
    CUTTING,
    /** Removes the others from joint moves. */
    CUTTING_JOINTS,
    /** Keeps the nodes on pending paths, which new paths cannot reach. */
    PINNING,
    /** Removes the others from the index. */
    INDEXING,
    /** Frees the nodes of the others. */
    FREEING,
    /** Lists the edges that stay. */
    LISTING,
    /** Compacts the edges that stay. */
    MOVING,
    DONE
  }

  /** The paths of playouts in flight. */
  interface Paths {
    /** Marks the nodes on the paths. */
    void pin(BitSet pinned);

    /** Updates the edges of the paths after edges have moved. */
    void follow(Compaction moved);
  }

  TreeGc(Tree tree, SearchParameters parameters, int root) {
    stepNodes = parameters.count(TreeCoefficient.GC_STEP_NODES);
    this.tree = tree;
    nodes = tree.nodes();
    retentionMarker = new RetentionMarker(tree, parameters);
    kept = retentionMarker.kept();
    compaction = new Compaction(nodes, tree.edges());
    retentionMarker.seed(root);
  }

  /** Tells that another node has become the root. */
  void turnTo(int root) {
    if (pass == Pass.CHOOSING) {
      retentionMarker.seed(root);
    } else if (!kept.get(root)) {
      kept.set(root);
      late.add(root);
    }
  }

  /** True if edges to a node are being removed, so that no new one may be made. */
  boolean isDoomed(int node) {
    return pass != Pass.CHOOSING && !kept.get(node);
  }

  /** True if a node cannot become the root any more. */
  boolean isGone(int node) {
    return pass.compareTo(Pass.PINNING) > 0 && !kept.get(node);
  }

  /** Does one step of work. Returns true if room has been made. */
  boolean step(Paths paths) {
    boolean isOver =
        switch (pass) {
          case CHOOSING -> choose();
          case CUTTING -> stepThroughKept(this::cut);
          case CUTTING_JOINTS -> cutJoints();
          case PINNING -> pin(paths);
          case INDEXING -> index();
          case FREEING -> free();
          case LISTING -> stepThroughKept(compaction::add);
          case MOVING -> move(paths);
          case DONE -> false;
        };
    if (isOver) {
      pass = following(pass);
      position = 0;
    }
    return pass == Pass.DONE;
  }

  private static Pass following(Pass before) {
    return switch (before) {
      case CHOOSING -> Pass.CUTTING;
      case CUTTING -> Pass.CUTTING_JOINTS;
      case CUTTING_JOINTS -> Pass.PINNING;
      case PINNING -> Pass.INDEXING;
      case INDEXING -> Pass.FREEING;
      case FREEING -> Pass.LISTING;
      case LISTING -> Pass.MOVING;
      case MOVING, DONE -> Pass.DONE;
    };
  }

  private boolean choose() {
    boolean isOver = retentionMarker.step();
    for (int table = 0; isOver && table < tree.joints().tables(); table++) {
      parents.add(new IntArrayList());
    }
    return isOver;
  }

  private boolean stepThroughKept(IntConsumer visitor) {
    for (int i = 0; i < stepNodes; i++) {
      int node = kept.nextSetBit(position);
      if (node < 0) {
        return true;
      }
      visitor.accept(node);
      position = node + 1;
    }
    return false;
  }

  private void cut(int node) {
    EdgeStore edges = tree.edges();
    int from = nodes.firstEdge(node);
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      int child = edges.child(edge);
      if (child >= 0 && !kept.get(child)) {
        edges.cut(edge);
      }
    }
    if (parents.notEmpty() && nodes.mover(node) == NodeStore.SEVERAL) {
      parents.get(JointChildren.tableOf(node)).add(node);
    }
  }

  private boolean cutJoints() {
    if (position < parents.size()) {
      tree.joints().retain(position, parents.get(position), kept);
      position++;
    }
    return position == parents.size();
  }

  private boolean pin(Paths paths) {
    BitSet pinned = new BitSet();
    paths.pin(pinned);
    late.forEach(pinned::set);
    kept.or(pinned);
    pinned.stream().forEach(this::cut);
    return true;
  }

  private boolean index() {
    tree.index().retain(position, kept);
    position++;
    return position == NodeIndex.TABLES;
  }

  private boolean free() {
    if (position == 0) {
      nodes.forgetFree();
      tree.forgetAllBut(kept);
    }
    int end = Math.min(nodes.size(), position + stepNodes);
    for (; position < end; position++) {
      if (!kept.get(position)) {
        nodes.give(position);
      }
    }
    return position == nodes.size();
  }

  private boolean move(Paths paths) {
    BitSet pinned = new BitSet();
    paths.pin(pinned);
    boolean isOver = compaction.movePage(pinned);
    paths.follow(compaction);
    return isOver;
  }
}
