package org.gonu.search.states;

/**
 * Foretells how many states a game has whose layers never meet. The ratio of a layer to the one
 * before is taken to fall to 0 in a straight line until the end of the longest playout: boards fill
 * and men vanish. It errs by powers of ten, and the sizes of games differ by more.
 */
public final class GrowthEstimate {
  /** So many times what there is room for must be foretold. */
  private static final double MARGIN = 30;

  private GrowthEstimate() {}

  /**
   * True if there will be far more states than there is room for.
   *
   * @param layer number of states of the last layer
   * @param ratio of this number to that of the layer before
   * @param left plies from the last layer to the end of the longest playout
   */
  public static boolean isBeyond(long room, double layer, double ratio, int left) {
    double size = layer;
    double total = layer;
    for (int i = 1; i <= left && total < MARGIN * room; i++) {
      size *= ratio * (1 - i / (left + 1.0));
      total += size;
    }
    return total >= MARGIN * room;
  }
}
