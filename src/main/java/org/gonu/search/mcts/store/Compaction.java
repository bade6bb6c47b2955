package org.gonu.search.mcts.store;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;

/**
 * Moves the edges of the nodes that stay together, page by page, so that all free room is behind
 * them: nodes differ in how many edges they have, and what they leave behind would fit too few
 * others.
 */
public final class Compaction {
  private final NodeStore nodes;
  private final EdgeStore edges;

  /** By page of their edges, the nodes with any: the first edge in the upper half, the node. */
  private final LongArrayList[] runs;

  /** By pinned node how far its edges have moved with the last page; negative numbers. */
  private final IntIntHashMap shift = new IntIntHashMap();

  private int page;

  public Compaction(NodeStore nodes, EdgeStore edges) {
    this.nodes = nodes;
    this.edges = edges;
    runs = new LongArrayList[edges.pages()];
    Arrays.setAll(runs, each -> new LongArrayList());
  }

  /** Adds a node that stays. */
  public void add(int node) {
    if (nodes.edgeCount(node) > 0) {
      int first = nodes.firstEdge(node);
      runs[edges.pageOf(first)].add((long) first << Integer.SIZE | node);
    }
  }

  /**
   * Moves the edges of the next page, after all nodes that stay have been added. Only while no
   * worker runs.
   *
   * @param pinned nodes of which it is asked next where their edges are
   * @return true if it was the last page
   */
  public boolean movePage(BitSet pinned) {
    shift.clear();
    if (page == 0) {
      edges.startOver();
    }
    for (long run : runs[page].toSortedArray()) {
      int node = (int) run;
      int from = (int) (run >> Integer.SIZE);
      int count = nodes.edgeCount(node);
      int to = edges.takeBack(from, count);
      nodes.setEdges(node, to, count);
      if (pinned.get(node)) {
        shift.put(node, to - from);
      }
    }
    runs[page] = new LongArrayList(0);
    page++;
    return page == runs.length;
  }

  /** Where an edge of a pinned node is now that stood where it was before the last page. */
  public int moved(int node, int edge) {
    return edge + shift.getIfAbsent(node, 0);
  }
}
