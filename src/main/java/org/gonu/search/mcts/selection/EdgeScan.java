package org.gonu.search.mcts.selection;

/**
 * Goes through edges of a node for the one with the highest upper confidence bound (UCB1; Kocsis
 * and Szepesvári 2006), in which playouts that are under way count as uncertainty made smaller but
 * not as results (WU-UCT; Liu and others 2020). Edges that cannot be better than what is certain
 * are left out, and so are those of which all is known. A scan belongs to one thread.
 *
 * <p>The bound of an edge with {@code seen} playouts, of which {@code inFlight} are under way, is
 * {@code value - loss * inFlight / seen + weight / sqrt(seen)}. All scans compute it by the same
 * steps, so that they choose the same edges.
 */
public interface EdgeScan {
  /** Stands for no edge. */
  int NONE = -1;

  /** Playouts lost that a move is thought to have which playouts would not choose. */
  int MOVE_PRIOR = 256;

  /**
   * The first edge with the highest bound. Edges are tried in their order: what stands behind one
   * that was never tried need not be looked at.
   *
   * @param page in which the edges stand
   * @param from number in the page of the first edge
   * @param to behind the last edge
   * @param mean the value of edges without playouts, in goal points
   * @param weight of uncertainty, in goal points
   * @param loss what playouts under way count as less than the value, in goal points
   * @param secured goal points that are certain for the role that chooses
   * @return its number in the page, or {@link #NONE} if playouts through none tell anything new
   */
  int best(int[] page, int from, int to, float mean, float weight, float loss, int secured);

  /**
   * The bound of an edge.
   *
   * @param inFlight playouts through it that are under way
   * @param seen playouts through it, at least 1, those under way included
   */
  static float bound(float value, int inFlight, int seen, float weight, float loss) {
    return value - loss * inFlight / seen + weight / (float) Math.sqrt((float) seen);
  }
}
