package org.gonu.search.mcts.store;

/**
 * Where in a page an edge stands. Eight edges are a block: first the playouts of all eight, then
 * those under way, the bits of the values, the bounds, moves and children. So the edges of a node
 * can be gone through eight at a time, and still each is found by its number alone. Here is what a
 * look at many edges reads; {@link EdgeStore} reads and writes single ones.
 */
public final class Edge {
  /** Edges of a block. */
  public static final int BLOCK = 8;

  /** Ints that an edge takes. */
  public static final int INTS = 6;

  /** Where in a block the first edge has what; that of the next is an int further. */
  public static final int VISITS = 0;

  public static final int IN_FLIGHT = BLOCK;
  public static final int VALUE = 2 * BLOCK;
  public static final int BOUNDS = 3 * BLOCK;
  public static final int MOVE = 4 * BLOCK;
  static final int CHILD = 5 * BLOCK;

  /** Bounds of which nothing is certain, of a move that is not unlikely. */
  static final int UNBOUNDED = 100 << 8;

  /** Bit of the bounds: playouts would not choose the move. */
  public static final int UNLIKELY = 1 << 16;

  private Edge() {}

  /**
   * The place in its page to which those of {@link #VISITS} and so on are added.
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

  /** Playouts through an edge that are under way. */
  public static int inFlight(int[] page, int at) {
    return page[at + IN_FLIGHT];
  }

  /** The expected goal of the role that chooses, 0 to 100 points. */
  public static float value(int[] page, int at) {
    return Float.intBitsToFloat(page[at + VALUE]);
  }

  /** What is certain for the role that chooses, as of the last look at the child. */
  public static int low(int[] page, int at) {
    return page[at + BOUNDS] & 0xff;
  }

  /** What is possible for the role that chooses, as of the last look at the child. */
  public static int high(int[] page, int at) {
    return (page[at + BOUNDS] >> 8) & 0xff;
  }

  /** True if playouts would not choose the move of an edge. */
  public static boolean isUnlikely(int[] page, int at) {
    return (page[at + BOUNDS] & UNLIKELY) != 0;
  }
}
