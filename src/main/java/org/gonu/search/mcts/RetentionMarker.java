package org.gonu.search.mcts;

import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.JointChildren;
import org.gonu.search.mcts.store.NodeStore;

/**
 * Finds the nodes that matter most, a little at a time while the tree is full: those on paths from
 * the root over edges and nodes with so many playouts that no more than half of all have as many.
 * Where most of these cannot be reached any more, fewer playouts will do.
 */
final class RetentionMarker {
  /** One of so many nodes may stay. */
  private static final int MAX_SHARE = 2;

  /** At least one of so many is wanted to stay. */
  private static final int MIN_SHARE = 8;

  /** By what the number of playouts is divided if too few nodes stay. */
  private static final int EASING = 4;

  private static final int RANKED_AT_A_TIME = 1 << 14;
  private static final int REACHED_AT_A_TIME = 1 << 10;

  private final NodeStore nodes;
  private final EdgeStore edges;
  private final JointChildren joints;
  private final BitSet seeds = new BitSet();
  private final BitSet kept = new BitSet();
  private final IntArrayList open = new IntArrayList();

  /** By number of playouts, how many nodes have it; the last for all with more. */
  private final int[] histogram = new int[1 << 12];

  private int ranked;
  private int minVisits = -1;
  private boolean done;

  RetentionMarker(Tree tree) {
    nodes = tree.nodes();
    edges = tree.edges();
    joints = tree.joints();
  }

  /** A node that stays in any case, and from which others are reached. */
  void seed(int node) {
    seeds.set(node);
    if (!kept.get(node)) {
      keep(node);
    }
  }

  /** The nodes that stay, as far as they have been found. */
  BitSet kept() {
    return kept;
  }

  /** Goes on for a moment. Returns true if all have been found. */
  boolean step() {
    if (minVisits < 0) {
      rank();
    } else {
      reach();
    }
    return done;
  }

  private void rank() {
    int end = Math.min(nodes.size(), ranked + RANKED_AT_A_TIME);
    for (; ranked < end; ranked++) {
      histogram[Math.max(0, Math.min(nodes.visits(ranked), histogram.length - 1))]++;
    }
    if (ranked == nodes.size()) {
      minVisits = threshold(nodes.used() / MAX_SHARE);
    }
  }

  /** The number of playouts that no more than so many nodes have. */
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
    for (int i = 0; i < REACHED_AT_A_TIME && open.notEmpty(); i++) {
      reachFrom(open.removeAtIndex(open.size() - 1));
    }
    if (open.isEmpty()) {
      boolean isEnough = kept.cardinality() >= nodes.used() / MIN_SHARE;
      done = isEnough || minVisits == 0;
      if (!done) {
        minVisits /= EASING;
        kept.clear();
        seeds.stream().forEach(this::keep);
      }
    }
  }

  private void reachFrom(int node) {
    int from = nodes.firstEdge(node);
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      // Few edges have been gone often: the many others are told without a look at the child.
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
