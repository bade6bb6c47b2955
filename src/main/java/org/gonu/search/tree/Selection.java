package org.gonu.search.tree;

import java.util.SplittableRandom;
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

  /**
   * Bounds of what uncertainty is scaled by: playouts of a job for each edge. Playouts from one
   * leaf tell less than as many from several, so the counts of playouts make a mean look too sure.
   */
  private static final float LEAST_SCALE = 0.14f;

  private static final float MOST_SCALE = 1.5f;

  /** Playouts lost that a move is thought to have which playouts would not choose. */
  private static final int DOUBT = 256;

  private final NodeStore nodes;
  private final EdgeStore edges;
  private final float exploration;
  private final int copies;
  private final boolean usesBounds;
  private final boolean usesDoubt;
  private final GoalRange range;
  private final MoveTables tables;

  Selection(Setup setup) {
    this.nodes = setup.tree().nodes();
    this.edges = setup.tree().edges();
    this.exploration = (float) setup.parameters().exploration();
    this.copies = setup.leastCopies();
    this.usesBounds = setup.usesBounds();
    this.usesDoubt = setup.parameters().uses(Technique.DOUBT);
    this.range = setup.range();
    this.tables = setup.tables();
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
    float mean = nodes.value(node, role);
    float weight = weight(node, role, to - from);
    float loss = VIRTUAL_LOSS * range.width(role);
    float weightSquared = weight * weight;
    boolean usesTable = table >= 0 && tables.isUseful();
    int secured = nodes.low(node, role);
    int best = NONE;
    float bestBound = Float.NEGATIVE_INFINITY;
    int[] page = edges.page(from);
    int at = edges.at(from);
    for (int edge = from; edge < to; edge++, at += Edge.INTS) {
      int high = Edge.high(page, at);
      if (usesBounds && (Edge.low(page, at) == high || high <= secured)) {
        continue;
      }
      int finished = Edge.visits(page, at);
      int flight = Edge.flight(page, at);
      int seen = finished + flight;
      float value = finished == 0 ? mean : Edge.value(page, at);
      if (usesTable) {
        value = tables.blend(table, edges.move(edge), value, finished);
      }
      if (usesDoubt && Edge.isDoubted(page, at)) {
        value *= (float) finished / (finished + DOUBT);
        seen += DOUBT;
      }
      // Most edges are told to be too bad without a root and a quotient.
      float gap = bestBound - value;
      if (gap <= 0 || gap * gap * seen < weightSquared) {
        float bound = bound(value, flight, Math.max(1, seen), weight, loss);
        if (bound > bestBound) {
          bestBound = bound;
          best = edge;
        }
      }
      if (seen == 0 && !usesTable) {
        // Edges are tried in their order: the others that were not yet are no better.
        break;
      }
    }
    return best;
  }

  /**
   * The edge to follow where several roles choose at once: among equals any, so that the roles do
   * not go through their moves in step.
   */
  int chooseAmongEqual(int node, int from, int to, int role, SplittableRandom random) {
    float weight = weight(node, role, to - from);
    float loss = VIRTUAL_LOSS * range.width(role);
    int best = from;
    float bestBound = Float.NEGATIVE_INFINITY;
    int equals = 0;
    int[] page = edges.page(from);
    int at = edges.at(from);
    for (int edge = from; edge < to; edge++, at += Edge.INTS) {
      int flight = Edge.flight(page, at);
      int seen = Edge.visits(page, at) + flight;
      float bound =
          seen == 0 ? Float.MAX_VALUE : bound(Edge.value(page, at), flight, seen, weight, loss);
      equals = bound > bestBound ? 1 : bound == bestBound ? equals + 1 : equals;
      if (bound > bestBound || (bound == bestBound && random.nextInt(equals) == 0)) {
        bestBound = bound;
        best = edge;
      }
    }
    return best;
  }

  /**
   * What uncertainty weighs at a node, in goal points.
   *
   * @param count number of edges among which to choose: the more there are, the less there is for
   *     each
   */
  private float weight(int node, int role, int count) {
    int total = 1 + nodes.visits(node);
    float jobs = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, (float) copies / count));
    return exploration * range.width(role) * (float) Math.sqrt(jobs * Math.log(Math.max(2, total)));
  }

  /**
   * The bound of an edge.
   *
   * @param flight playouts through it that are under way
   * @param seen playouts through it, at least 1, those under way included
   */
  private static float bound(float value, int flight, int seen, float weight, float loss) {
    return value - loss * flight / seen + weight / (float) Math.sqrt(seen);
  }
}
