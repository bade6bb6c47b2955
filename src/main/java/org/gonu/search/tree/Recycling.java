package org.gonu.search.tree;

import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Decides which nodes stay when room is needed: those that can be reached from the root, or, if
 * these are more than half of all, those that can be reached by edges and nodes with so many
 * playouts that no more than half stay.
 */
final class Recycling {
  /** One of so many nodes may stay. */
  private static final int KEPT_SHARE = 2;

  private final Tree tree;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final int root;
  private final BitSet pinned;

  Recycling(Tree tree, int root, BitSet pinned) {
    this.tree = tree;
    this.nodes = tree.nodes();
    this.edges = tree.edges();
    this.root = root;
    this.pinned = pinned;
  }

  /** The nodes that stay. */
  BitSet survivors() {
    BitSet kept = reachable(0);
    int most = tree.size() / KEPT_SHARE;
    if (kept.cardinality() > most) {
      kept = reachable(threshold(kept, most));
    }
    kept.or(pinned);
    return kept;
  }

  /** The number of playouts that no more than so many of some nodes have. */
  private int threshold(BitSet some, int most) {
    int[] histogram = new int[1 << 12];
    int left = some.cardinality();
    for (int node = some.nextSetBit(0); node >= 0; node = some.nextSetBit(node + 1)) {
      histogram[Math.max(0, Math.min(nodes.visits(node), histogram.length - 1))]++;
    }
    int visits = 0;
    while (visits < histogram.length - 1 && left > most) {
      left -= histogram[visits];
      visits++;
    }
    return visits;
  }

  /** The nodes on paths from the root over nodes with at least so many playouts. */
  private BitSet reachable(int leastVisits) {
    BitSet reached = new BitSet(nodes.size());
    IntArrayList open = new IntArrayList();
    reached.set(root);
    open.add(root);
    while (open.notEmpty()) {
      int node = open.removeAtIndex(open.size() - 1);
      int from = nodes.firstEdge(node);
      for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
        // Few edges have been gone often: the many others are told without a look at the child.
        if (edges.visits(edge) >= leastVisits) {
          visit(edges.child(edge), leastVisits, reached, open);
        }
      }
      JointChildren joints = tree.joints();
      for (int pair = joints.first(node); pair >= 0; pair = joints.next(node, pair)) {
        visit(joints.child(node, pair), leastVisits, reached, open);
      }
    }
    return reached;
  }

  private void visit(int node, int leastVisits, BitSet reached, IntArrayList open) {
    if (node >= 0 && nodes.visits(node) >= leastVisits && !reached.get(node)) {
      reached.set(node);
      open.add(node);
    }
  }
}
