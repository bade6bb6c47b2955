package org.gonu.search.tree;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;

/**
 * Moves the edges of the nodes that stay together, so that all free room is behind them: nodes
 * differ in how many edges they have, and what they leave behind would fit too few others.
 */
final class Compaction {
  /** By pinned node how far its edges have moved; negative numbers. */
  private final IntIntHashMap shift = new IntIntHashMap();

  /**
   * Moves the edges of some nodes; all others are forgotten. Only while no worker runs.
   *
   * @param pinned nodes of which it is asked later where their edges are
   */
  Compaction(NodeStore nodes, EdgeStore edges, BitSet kept, BitSet pinned) {
    LongArrayList[] runs = runs(nodes, edges, kept);
    edges.startOver();
    for (LongArrayList ofPage : runs) {
      for (long run : ofPage.toSortedArray()) {
        int node = (int) run;
        int from = (int) (run >> Integer.SIZE);
        int count = nodes.edgeCount(node);
        int to = edges.takeBack(from, count);
        nodes.setEdges(node, to, count);
        if (pinned.get(node)) {
          shift.put(node, to - from);
        }
      }
    }
  }

  /** By page of their edges, the nodes with any: the first edge in the upper half, the node. */
  private static LongArrayList[] runs(NodeStore nodes, EdgeStore edges, BitSet kept) {
    LongArrayList[] runs = new LongArrayList[edges.pages()];
    Arrays.setAll(runs, page -> new LongArrayList());
    for (int node = kept.nextSetBit(0); node >= 0; node = kept.nextSetBit(node + 1)) {
      if (nodes.edgeCount(node) > 0) {
        int first = nodes.firstEdge(node);
        runs[edges.pageOf(first)].add((long) first << Integer.SIZE | node);
      }
    }
    return runs;
  }

  /** Where an edge of a pinned node is now. */
  int moved(int node, int edge) {
    return edge + shift.getIfAbsent(node, 0);
  }
}
