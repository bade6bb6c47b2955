package org.gonu.search.mcts;

import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/**
 * Tests during the search whether {@link AmafTables} help. The measure is the correlation, over the
 * searched moves of the root, between the value of a move in the root's table and the mean of its
 * own playouts.
 */
public final class AmafReliability {
  /** Tables help from this correlation on. */
  private static final double LEAST = 0.25;

  /** Moves that have to be known well enough to compare. */
  private static final int MIN_MOVES = 4;

  /** Playouts from which on a move is known well enough. */
  private static final int MIN_PLAYOUTS = 64;

  private static final double SMOOTHING = 0.1;

  private final AmafTables tables;
  private double agreement;

  AmafReliability(AmafTables tables) {
    this.tables = tables;
  }

  /**
   * Compares both values at a node that has a table, and switches the use of the tables on or off.
   */
  void compare(NodeStore nodes, EdgeStore edges, int node) {
    int table = nodes.moveTable(node);
    int from = nodes.firstEdge(node);
    double n = 0;
    double x = 0;
    double y = 0;
    double xx = 0;
    double yy = 0;
    double xy = 0;
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      boolean isKnown = tables.count(table, edges.move(edge)) >= MIN_PLAYOUTS;
      if (isKnown && edges.visits(edge) >= MIN_PLAYOUTS) {
        double own = edges.value(edge);
        double told = tables.mean(table, edges.move(edge));
        n++;
        x += own;
        y += told;
        xx += own * own;
        yy += told * told;
        xy += own * told;
      }
    }
    double spread = (n * xx - x * x) * (n * yy - y * y);
    if (n >= MIN_MOVES && spread > 0) {
      double correlation = (n * xy - x * y) / Math.sqrt(spread);
      agreement += SMOOTHING * (correlation - agreement);
      tables.setUseful(agreement > LEAST);
    }
  }
}
