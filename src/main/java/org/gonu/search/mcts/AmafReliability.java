package org.gonu.search.mcts;

import org.gonu.search.GraveCoefficient;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.playout.Correlation;
import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/**
 * Tests during the search whether {@link AmafTables} help. The measure is the correlation, over the
 * searched moves of the root, between the value of a move in the root's table and the mean of its
 * own playouts.
 */
final class AmafReliability {
  private final AmafTables tables;

  /** Tables help from this correlation on. */
  private final double minAgreement;

  /** Moves that have to be known well enough to compare. */
  private final int minMoves;

  /** Playouts from which on a move is known well enough. */
  private final int minPlayouts;

  private final double smoothing;
  private double agreement;

  AmafReliability(AmafTables tables, SearchParameters parameters) {
    this.tables = tables;
    minAgreement = parameters.value(GraveCoefficient.GRAVE_MIN_AGREEMENT);
    minMoves = parameters.count(GraveCoefficient.GRAVE_MIN_MOVES);
    minPlayouts = parameters.count(GraveCoefficient.GRAVE_MIN_PLAYOUTS);
    smoothing = parameters.value(GraveCoefficient.GRAVE_SMOOTHING);
  }

  /**
   * Compares both values at a node that has a table, and switches the use of the tables on or off.
   */
  void compare(NodeStore nodes, EdgeStore edges, int node) {
    int table = nodes.amafTable(node);
    int from = nodes.firstEdge(node);
    Correlation correlation = new Correlation();
    for (int edge = from; edge < from + nodes.edgeCount(node); edge++) {
      boolean isKnown = tables.count(table, edges.move(edge)) >= minPlayouts;
      if (isKnown && edges.visits(edge) >= minPlayouts) {
        correlation.add(edges.value(edge), tables.mean(table, edges.move(edge)));
      }
    }
    if (correlation.count() >= minMoves && !Double.isNaN(correlation.value())) {
      agreement += smoothing * (correlation.value() - agreement);
      tables.setUseful(agreement > minAgreement);
    }
  }
}
