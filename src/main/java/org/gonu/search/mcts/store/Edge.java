package org.gonu.search.mcts.store;

/**
 * The layout of an edge in its page. Eight edges form a block: first the visits of all eight, then
 * those in flight, the bits of the values, the bounds, moves and children. So a scan reads the
 * edges of a node eight at a time, and still each edge is found by its number alone. This class
 * holds what a scan reads; {@link EdgeStore} reads and writes single edges.
 */
public final class Edge {
  /** Edges of a block. */
  public static final int BLOCK = 8;

  /** Ints that an edge takes. */
  public static final int INTS = 6;

  /**
   * Offset in a block of the visits of its first edge; those of the next edge are one int further.
   */
  public static final int VISITS = 0;

  /** Offset of the playouts in flight. */
  public static final int IN_FLIGHT = BLOCK;

  /** Offset of the bits of the expected goals. */
  public static final int VALUE = 2 * BLOCK;

  /** Offset of the bounds. */
  public static final int BOUNDS = 3 * BLOCK;

  /** Offset of the moves. */
  public static final int MOVE = 4 * BLOCK;

  static final int CHILD = 5 * BLOCK;

  /** The widest bounds, of a move that is not unlikely. */
  static final int UNBOUNDED = Aim.FULL << 8;

  /** Bit of the bounds: the playout policy would not choose the move. */
  public static final int UNLIKELY = 1 << 16;

  private Edge() {}

  /**
   * The index in its page to which the offsets, such as {@link #VISITS}, are added.
   *
   * @param number of the edge in its page
   */
  public static int at(int number) {
    return (number & -BLOCK) * INTS + (number & (BLOCK - 1));
  }

  /** Finished playouts through an edge. */
  public static int visits(int[] page, int at) {
    return page[at + VISITS];
  }

  /** Playouts through an edge that are in flight. */
  public static int inFlight(int[] page, int at) {
    return page[at + IN_FLIGHT];
  }

  /** The expected goal of the role that chooses, 0 to 100 points. */
  public static float value(int[] page, int at) {
    return Float.intBitsToFloat(page[at + VALUE]);
  }

  /** Lower bound for the role that chooses, in half points, as of the last visit to the child. */
  public static int low(int[] page, int at) {
    return page[at + BOUNDS] & 0xff;
  }

  /** Upper bound for the role that chooses, in half points, as of the last visit to the child. */
  public static int high(int[] page, int at) {
    return (page[at + BOUNDS] >> 8) & 0xff;
  }

  /** True if the playout policy would not choose the move of an edge. */
  public static boolean isUnlikely(int[] page, int at) {
    return (page[at + BOUNDS] & UNLIKELY) != 0;
  }
}
