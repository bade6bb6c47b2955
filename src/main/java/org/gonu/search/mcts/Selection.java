package org.gonu.search.mcts;

import java.util.SplittableRandom;
import org.gonu.search.SearchParameters;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.mcts.selection.EdgeScan;
import org.gonu.search.mcts.selection.ScanSelector;
import org.gonu.search.mcts.selection.SqrtLog;
import org.gonu.search.mcts.selection.TableScan;
import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.Edge;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/**
 * Chooses the edges of a descent: those with the highest upper confidence bound (see {@link
 * EdgeScan}). Where one role chooses, proved edges, and edges that cannot beat the lower bound, are
 * skipped.
 */
final class Selection {
  private static final int NONE = -1;

  private final NodeStore nodes;
  private final EdgeStore edges;
  private final float exploration;

  /** What playouts under way count as less than the mean, as a part of the scale of goals. */
  private final float virtualLoss;

  /** Virtual losses of unlikely moves. */
  private final int movePrior;

  /**
   * Bounds of what uncertainty is scaled by: playouts of a job for each edge. Playouts from one
   * leaf tell less than as many from several, so the counts of playouts make a mean look too sure.
   */
  private final float minScale;

  private final float maxScale;
  private final int rolloutsPerLeaf;
  private final ValueScale scale;
  private final AmafTables tables;
  private final TableScan tableScan;
  private final ScanSelector scans;

  /** How long plain loops are used in any case. */
  private final long scanDelayNanos;

  private EdgeScan scan;

  Selection(SearchContext searchContext) {
    this.nodes = searchContext.tree().nodes();
    this.edges = searchContext.tree().edges();
    SearchParameters parameters = searchContext.parameters();
    this.exploration = (float) parameters.value(TreeCoefficient.EXPLORATION);
    this.virtualLoss = (float) parameters.value(TreeCoefficient.VIRTUAL_LOSS);
    this.movePrior = parameters.count(TreeCoefficient.MOVE_PRIOR_PLAYOUTS);
    this.minScale = (float) parameters.value(TreeCoefficient.EXPLORATION_MIN_SCALE);
    this.maxScale = (float) parameters.value(TreeCoefficient.EXPLORATION_MAX_SCALE);
    this.rolloutsPerLeaf = searchContext.rolloutsPerLeaf();
    this.scale = searchContext.scale();
    this.tables = searchContext.tree().amafTables();
    this.tableScan = new TableScan(tables);
    this.scans = searchContext.scans();
    this.scanDelayNanos = parameters.coefficients().nanos(TreeCoefficient.SCAN_DELAY_MILLIS);
    this.scan = scans.fastest(scanDelayNanos);
  }

  /** Switches to the fastest edge scan known so far. */
  void speedUp() {
    scan = scans.fastest(scanDelayNanos);
  }

  /**
   * The edge to follow among some edges of a node.
   *
   * @param from the first of the edges
   * @param to behind the last of them
   * @param role the role that chooses
   * @param table AMAF values near the node, or {@link AmafTables#NONE}
   * @return -1 if playouts through none of them can tell anything new
   */
  int choose(int node, int from, int to, int role, int table) {
    float mean = nodes.value(node, role);
    float weight = weight(node, role, to - from);
    float loss = virtualLoss * scale.width(role);
    int secured = nodes.low(node, role);
    int[] page = edges.page(from);
    int first = edges.numberInPage(from);
    int end = first + to - from;
    EdgeScan suited = table >= 0 && tables.isUseful() ? withTable(table) : scan;
    int best = suited.best(page, first, end, mean, weight, loss, movePrior, secured);
    return best == EdgeScan.NONE ? NONE : from + best - first;
  }

  private EdgeScan withTable(int table) {
    tableScan.turnTo(table);
    return tableScan;
  }

  /**
   * The edge to follow where several roles choose at once. Ties are broken at random, so that the
   * roles do not step through their moves in parallel. No {@link EdgeScan} does this: it takes the
   * first of equal edges, and skips those that tell nothing new, whereas here each role has to
   * choose one, since the moves of the others may tell something.
   */
  int chooseSimultaneous(int node, int from, int to, int role, SplittableRandom random) {
    float weight = weight(node, role, to - from);
    float loss = virtualLoss * scale.width(role);
    int best = from;
    float bestBound = Float.NEGATIVE_INFINITY;
    int equals = 0;
    int[] page = edges.page(from);
    for (int edge = from; edge < to; edge++) {
      int at = edges.at(edge);
      int inFlight = Edge.inFlight(page, at);
      int seen = Edge.visits(page, at) + inFlight;
      float bound =
          seen == 0
              ? Float.MAX_VALUE
              : EdgeScan.bound(Edge.value(page, at), inFlight, seen, weight, loss);
      equals = bound > bestBound ? 1 : bound == bestBound ? equals + 1 : equals;
      if (bound > bestBound || (bound == bestBound && random.nextInt(equals) == 0)) {
        bestBound = bound;
        best = edge;
      }
    }
    return best;
  }

  /**
   * The exploration weight at a node, in goal points.
   *
   * @param count number of edges among which to choose: the more there are, the smaller the weight
   */
  private float weight(int node, int role, int count) {
    float jobs = Math.max(minScale, Math.min(maxScale, (float) rolloutsPerLeaf / count));
    float certainty = (float) Math.sqrt(jobs) * SqrtLog.of(nodes.visits(node));
    return exploration * scale.width(role) * certainty;
  }
}
