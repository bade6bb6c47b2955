package org.gonu.search.states;

/**
 * Estimates the number of states of a game whose layers are disjoint. It assumes that the ratio of
 * a layer to the one before falls linearly to 0 at the end of the longest playout, as boards fill
 * and pieces vanish. The estimate errs by orders of magnitude; the sizes of games differ by more.
 */
public final class GrowthEstimate {
  private GrowthEstimate() {}

  /**
   * True if more than so many states are foretold.
   *
   * @param most number of states, some times what there is room for
   * @param layer number of states of the last layer
   * @param ratio of this number to that of the layer before
   * @param left plies from the last layer to the end of the longest playout
   */
  public static boolean isBeyond(double most, double layer, double ratio, int left) {
    double size = layer;
    double total = layer;
    for (int i = 1; i <= left && total < most; i++) {
      size *= ratio * (1 - i / (left + 1.0));
      total += size;
    }
    return total >= most;
  }
}
