package org.gonu.search.mcts.store;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;

/**
 * Compacts the edges, page by page: moves those of the nodes that stay to the front, so that all
 * free room is behind them. Nodes differ in their number of edges, so that single gaps would fit
 * too few others.
 */
public final class Compaction {
  private final NodeStore nodes;
  private final EdgeStore edges;

  /**
   * By page, the nodes whose edges it holds: the first edge in the upper half, the node in the
   * lower.
   */
  private final LongArrayList[] runs;

  /** By pinned node, the distance by which the last page has moved its edges; negative. */
  private final IntIntHashMap shift = new IntIntHashMap();

  private int page;

  /** A compaction of the edges of some nodes, to be added one by one. */
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
   * @param pinned nodes for which {@link #moved} is asked next
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

  /** The new number of an edge of a pinned node, from its number before the last page was moved. */
  public int moved(int node, int edge) {
    return edge + shift.getIfAbsent(node, 0);
  }
}
