package org.gonu.search.tree;

import java.util.SplittableRandom;
import org.gonu.search.SearchParameters;
import org.gonu.search.Technique;

/**
 * Chooses the edges by which the search goes down: upper confidence bounds (UCB1; Kocsis and
 * Szepesvári 2006) in which playouts that are under way count as uncertainty made smaller but not
 * as results (WU-UCT; Liu and others 2020). What is proved needs no playouts, and what cannot be
 * better than what is certain is left out.
 */
final class Selection {
  private static final int NONE = -1;

  /** What playouts under way count as less than the mean, as a part of the range of goals. */
  private static final float VIRTUAL_LOSS = 0.1f;

  private final NodeStore nodes;
  private final EdgeStore edges;
  private final float exploration;
  private final boolean usesBounds;
  private final GoalRange range;
  private final MoveTables tables;

  Selection(Tree tree, SearchParameters parameters, GoalRange range, MoveTables tables) {
    this.nodes = tree.nodes();
    this.edges = tree.edges();
    this.exploration = (float) parameters.exploration();
    this.usesBounds = parameters.uses(Technique.SOLVER);
    this.range = range;
    this.tables = tables;
  }

  /**
   * The edge to follow among some of a node.
   *
   * @param from the first of the edges
   * @param to behind the last of them
   * @param role the role that chooses
   * @param table with what is known of moves near the node, or {@link MoveTables#NONE}
   * @return -1 if playouts through none of them can tell anything new
   */
  int choose(int node, int from, int to, int role, int table) {
    int total = 1 + nodes.visits(node);
    float mean = nodes.value(node, role);
    float weight =
        exploration * range.width(role) * (float) Math.sqrt(Math.log(Math.max(2, total)));
    float loss = VIRTUAL_LOSS * range.width(role);
    boolean usesTable = table >= 0 && tables.isUseful();
    int secured = nodes.low(node, role);
    int best = NONE;
    float bestBound = Float.NEGATIVE_INFINITY;
    for (int edge = from; edge < to; edge++) {
      if (usesBounds && (edges.low(edge) == edges.high(edge) || edges.high(edge) <= secured)) {
        continue;
      }
      int finished = edges.visits(edge);
      int seen = finished + edges.flight(edge);
      float value = finished == 0 ? mean : edges.value(edge);
      if (usesTable) {
        value = tables.blend(table, edges.move(edge), value, finished);
      }
      value -= loss * edges.flight(edge) / Math.max(1, seen);
      float bound = value + weight / (float) Math.sqrt(Math.max(1, seen));
      if (bound > bestBound) {
        bestBound = bound;
        best = edge;
      }
    }
    return best;
  }

  /**
   * The edge to follow where several roles choose at once: among equals any, so that the roles do
   * not go through their moves in step.
   */
  int chooseAmongEqual(int node, int from, int to, int role, SplittableRandom random) {
    int total = 1 + nodes.visits(node);
    float weight =
        exploration * range.width(role) * (float) Math.sqrt(Math.log(Math.max(2, total)));
    float loss = VIRTUAL_LOSS * range.width(role);
    int best = from;
    float bestBound = Float.NEGATIVE_INFINITY;
    int equals = 0;
    for (int edge = from; edge < to; edge++) {
      int seen = edges.visits(edge) + edges.flight(edge);
      float bound =
          seen == 0
              ? Float.MAX_VALUE
              : edges.value(edge)
                  - loss * edges.flight(edge) / seen
                  + weight / (float) Math.sqrt(seen);
      equals = bound > bestBound ? 1 : bound == bestBound ? equals + 1 : equals;
      if (bound > bestBound || (bound == bestBound && random.nextInt(equals) == 0)) {
        bestBound = bound;
        best = edge;
      }
    }
    return best;
  }
}
