package org.gonu.search.tree;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Moves the edges of the nodes that stay together, so that all free room is behind them: nodes
 * differ in how many edges they have, and what they leave behind would fit too few others.
 */
final class Compaction {
  /** By node how far its edges have moved; negative numbers. */
  private final int[] shift;

  /** Moves the edges of some nodes; all others are forgotten. Only while no worker runs. */
  Compaction(NodeStore nodes, EdgeStore edges, BitSet kept) {
    shift = new int[nodes.size];
    int end = 0;
    for (long run : runs(nodes, kept)) {
      int node = (int) run;
      int from = (int) (run >> Integer.SIZE);
      int count = nodes.edgeCount(node);
      edges.shift(from, end, count);
      nodes.setEdges(node, end, count);
      shift[node] = end - from;
      end += count;
    }
    edges.size = end;
  }

  /** The nodes with edges in the order of these: the first edge in the upper half, the node. */
  private static long[] runs(NodeStore nodes, BitSet kept) {
    long[] runs = new long[kept.cardinality()];
    int count = 0;
    for (int node = kept.nextSetBit(0); node >= 0; node = kept.nextSetBit(node + 1)) {
      if (nodes.edgeCount(node) > 0) {
        runs[count] = (long) nodes.firstEdge(node) << Integer.SIZE | node;
        count++;
      }
    }
    runs = Arrays.copyOf(runs, count);
    Arrays.sort(runs);
    return runs;
  }

  /** Where an edge of a node that stays is now. */
  int moved(int node, int edge) {
    return edge + shift[node];
  }
}
