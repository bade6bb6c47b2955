package org.gonu.search.mcts.selection;

/**
 * Finds the edge with the highest upper confidence bound among the edges of a node (UCB1; Kocsis
 * and Szepesvári 2006). Playouts in flight reduce the exploration term, but do not count as results
 * (WU-UCT; Liu and others 2020). Proved edges, and edges that cannot beat the lower bound, are
 * skipped. A scan belongs to one thread.
 *
 * <p>The bound of an edge with {@code seen} playouts, of which {@code inFlight} are in flight, is
 * {@code value - loss * inFlight / seen + weight / sqrt(seen)}. All scans compute it in the same
 * order of operations, so that they choose the same edges.
 */
public interface EdgeScan {
  /** Stands for no edge. */
  int NONE = -1;

  /**
   * The first edge with the highest bound. Edges are tried in their order: those behind the first
   * unvisited edge need not be read.
   *
   * @param page in which the edges stand
   * @param from number in the page of the first edge
   * @param to behind the last edge
   * @param mean the value of edges without playouts, in goal points
   * @param weight of uncertainty, in goal points
   * @param loss what playouts under way count as less than the value, in goal points
   * @param prior virtual losses of an edge that is marked as unlikely, at least 1
   * @param secured half points that are certain for the role that chooses
   * @return its number in the page, or {@link #NONE} if playouts through none tell anything new
   */
  int best(
      int[] page, int from, int to, float mean, float weight, float loss, int prior, int secured);

  /**
   * The upper confidence bound of an edge.
   *
   * @param inFlight playouts through it that are in flight
   * @param seen playouts through it, at least 1, those in flight included
   */
  static float bound(float value, int inFlight, int seen, float weight, float loss) {
    return value - loss * inFlight / seen + weight / (float) Math.sqrt((float) seen);
  }
}
