package org.gonu.search.mcts.selection;

import org.gonu.search.mcts.store.Edge;

/** Scans edges one by one. */
public class PlainScan implements EdgeScan {
  /** Makes up for what rounding could take from a quick look. */
  private static final float ROUNDING = 1.0001f;

  @Override
  public int best(
      int[] page, int from, int to, float mean, float weight, float loss, int prior, int secured) {
    float enough = weight * weight * ROUNDING;
    int best = NONE;
    float bestBound = Float.NEGATIVE_INFINITY;
    for (int number = from; number < to; number++) {
      int at = Edge.at(number);
      int high = Edge.high(page, at);
      if (Edge.low(page, at) == high || high <= secured) {
        continue;
      }
      int visits = Edge.visits(page, at);
      int inFlight = Edge.inFlight(page, at);
      int seen = visits + inFlight;
      float value = value(page, at, visits, mean);
      if (Edge.isUnlikely(page, at)) {
        value = value * visits / ((float) visits + prior);
        seen += prior;
      }
      // This test rejects most edges without a square root and a division.
      float gap = bestBound - value;
      if (gap <= 0 || gap * gap * seen < enough) {
        float bound = EdgeScan.bound(value, inFlight, Math.max(1, seen), weight, loss);
        if (bound > bestBound) {
          bestBound = bound;
          best = number;
        }
      }
      if (seen == 0 && triesInOrder()) {
        break;
      }
    }
    return best;
  }

  /** The estimated value of an edge; the mean if nothing is known of it. */
  float value(int[] page, int at, int visits, float mean) {
    return visits == 0 ? mean : Edge.value(page, at);
  }

  /** True if, of two edges without playouts, the first is never worse. */
  boolean triesInOrder() {
    return true;
  }
}
