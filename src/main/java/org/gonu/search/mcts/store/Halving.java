package org.gonu.search.mcts.store;

import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntLongHashMap;

/**
 * Keeps the numbers of playouts bounded. A node with {@link NodeStore#MAX_VISITS} playouts is
 * halved, with its edges and the sums of its goals. Its means stay, and so do the shares of its
 * moves. Edges have no more playouts than their node, so they are bounded with it. Workers note the
 * nodes that are due. They are halved soon, while no worker runs; until then there is room for as
 * many playouts again.
 *
 * <p>The playouts that a node has lost are remembered, so that reports count them. Few nodes ever
 * lose any: it takes minutes for a root.
 */
public final class Halving {
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final IntArrayList due = new IntArrayList();

  /** By node the playouts that its counter no longer holds. */
  private final IntLongHashMap lost = new IntLongHashMap();

  private volatile boolean isDue;

  /** No nodes to halve yet. */
  public Halving(NodeStore nodes, EdgeStore edges) {
    this.nodes = nodes;
    this.edges = edges;
  }

  /** Notes that a node has to be halved as soon as no worker runs. */
  public synchronized void note(int node) {
    due.add(node);
    isDue = true;
  }

  /** True if some node has to be halved. */
  public boolean isDue() {
    return isDue;
  }

  /** Halves the nodes that are due. Only while no worker runs. */
  public synchronized void run() {
    due.forEach(this::halve);
    due.clear();
    isDue = false;
  }

  private void halve(int node) {
    int before = nodes.visits(node);
    nodes.halve(node);
    lost.addToValue(node, before - nodes.visits(node));
    int from = nodes.firstEdge(node);
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      edges.halve(edge);
    }
  }

  /** Finished playouts through a node, those lost by halving included. */
  public synchronized long visits(int node) {
    return lost.get(node) + nodes.visits(node);
  }

  /** Playouts of an edge of a node, those lost by halving included, from what its counter holds. */
  public long share(int node, int visits) {
    long counted = nodes.visits(node);
    long all = visits(node);
    return all == counted ? visits : Math.round(visits * ((double) all / counted));
  }

  /** Forgets all nodes but some. */
  public synchronized void retain(BitSet kept) {
    lost.keySet().reject(kept::get).forEach(lost::removeKey);
    due.removeIf(node -> !kept.get(node));
    isDue = due.notEmpty();
  }

  /** Forgets all nodes. */
  public synchronized void clear() {
    lost.clear();
    due.clear();
    isDue = false;
  }
}
