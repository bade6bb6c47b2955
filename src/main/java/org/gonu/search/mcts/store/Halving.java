package org.gonu.search.mcts.store;

import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntLongHashMap;

/**
 * Keeps the numbers of playouts bounded. A node that {@link NodeStore#MAX_VISITS} playouts came
 * through is halved, with its edges and the sums of its goals: means stay, and so do the shares of
 * its moves. Edges see no more playouts than their node, so they are bounded with it. Which nodes
 * are due is noted while workers run; they are halved while none does, within a moment, and until
 * then there is room for as many playouts again.
 *
 * <p>How many playouts a node has lost by that is remembered, so that reports tell all of them. Few
 * nodes ever lose any: it takes minutes for a root.
 */
public final class Halving {
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final IntArrayList due = new IntArrayList();

  /** By node the playouts that are not counted in it any more. */
  private final IntLongHashMap lost = new IntLongHashMap();

  private volatile boolean isDue;

  public Halving(NodeStore nodes, EdgeStore edges) {
    this.nodes = nodes;
    this.edges = edges;
  }

  /** A node has to be halved as soon as no worker runs. */
  public synchronized void note(int node) {
    due.add(node);
    isDue = true;
  }

  /** True if some node has to be halved. */
  public boolean isDue() {
    return isDue;
  }

  /** Halves the nodes that have to be. Only while no worker runs. */
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

  /** Finished playouts through a node, those of before it was halved included. */
  public synchronized long visits(int node) {
    return lost.get(node) + nodes.visits(node);
  }

  /** The share of an edge of a node in all of these, by how many playouts are counted for it. */
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
