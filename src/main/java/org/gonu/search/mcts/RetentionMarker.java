package org.gonu.search.mcts;

import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.search.SearchParameters;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.JointChildren;
import org.gonu.search.mcts.store.NodeStore;

/**
 * Marks the nodes that a full tree keeps, in short steps. Kept are the nodes on paths from the root
 * whose edges and nodes all reach a threshold of visits. At most half of all nodes reach it; if too
 * few of these can be reached from the root, the threshold is lowered.
 */
final class RetentionMarker {
  /** Nodes of a step that ranks all nodes by their visits. */
  private final int rankedNodes;

  /** Nodes of a step that follows edges, of which each node has many. */
  private final int reachedNodes;

  /** Share of the nodes that may stay. */
  private final double maxKept;

  /** Share of the nodes that is wanted to stay, at least. */
  private final double minKept;

  /** Divisor of the number of playouts if too few nodes stay. */
  private final int easing;

  private final NodeStore nodes;
  private final EdgeStore edges;
  private final JointChildren joints;
  private final BitSet seeds = new BitSet();
  private final BitSet kept = new BitSet();
  private final IntArrayList open = new IntArrayList();

  /** Number of nodes by visits; the last entry counts all nodes with more. */
  private final int[] histogram = new int[1 << 12];

  private int ranked;
  private int minVisits = -1;
  private boolean done;

  RetentionMarker(Tree tree, SearchParameters parameters) {
    rankedNodes = parameters.count(TreeCoefficient.GC_RANKED_NODES);
    reachedNodes = parameters.count(TreeCoefficient.GC_REACHED_NODES);
    maxKept = parameters.value(TreeCoefficient.GC_MAX_KEPT);
    minKept = parameters.value(TreeCoefficient.GC_MIN_KEPT);
    easing = parameters.count(TreeCoefficient.GC_EASING);
    nodes = tree.nodes();
    edges = tree.edges();
    joints = tree.joints();
  }

  /** Adds a node that is kept in any case, and from which others are reached. */
  void seed(int node) {
    seeds.set(node);
    if (!kept.get(node)) {
      keep(node);
    }
  }

  /** The nodes marked so far. */
  BitSet kept() {
    return kept;
  }

  /** Does one step of work. Returns true if all nodes have been marked. */
  boolean step() {
    if (minVisits < 0) {
      rank();
    } else {
      reach();
    }
    return done;
  }

  private void rank() {
    int end = Math.min(nodes.size(), ranked + rankedNodes);
    for (; ranked < end; ranked++) {
      histogram[Math.max(0, Math.min(nodes.visits(ranked), histogram.length - 1))]++;
    }
    if (ranked == nodes.size()) {
      minVisits = threshold((int) (maxKept * nodes.used()));
    }
  }

  /** The lowest number of visits that at most so many nodes reach. */
  private int threshold(int most) {
    int left = nodes.size();
    int visits = 0;
    while (visits < histogram.length - 1 && left > most) {
      left -= histogram[visits];
      visits++;
    }
    return visits;
  }

  private void reach() {
    for (int i = 0; i < reachedNodes && open.notEmpty(); i++) {
      reachFrom(open.removeAtIndex(open.size() - 1));
    }
    if (open.isEmpty()) {
      boolean isEnough = kept.cardinality() >= (int) (minKept * nodes.used());
      done = isEnough || minVisits == 0;
      if (!done) {
        minVisits /= easing;
        kept.clear();
        seeds.stream().forEach(this::keep);
      }
    }
  }

  private void reachFrom(int node) {
    int from = nodes.firstEdge(node);
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      // Few edges have so many visits: the others are skipped without reading their child.
      if (edges.visits(edge) >= minVisits) {
        visit(edges.child(edge));
      }
    }
    for (int pair = joints.first(node); pair >= 0; pair = joints.next(node, pair)) {
      visit(joints.child(node, pair));
    }
  }

  private void visit(int node) {
    if (node >= 0 && !kept.get(node) && nodes.visits(node) >= minVisits) {
      keep(node);
    }
  }

  private void keep(int node) {
    kept.set(node);
    open.add(node);
  }
}
