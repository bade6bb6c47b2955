package org.gonu.search.tree;

/**
 * What stands in the ints of an edge: move, child, playouts, playouts under way, bits of the value,
 * bounds. Here it is read where all edges of a node are gone through, which lie side by side in one
 * page; {@link EdgeStore} reads and writes single ones.
 */
final class Edge {
  /** Ints that an edge takes. */
  static final int INTS = 6;

  static final int MOVE = 0;
  static final int CHILD = 1;
  static final int VISITS = 2;
  static final int FLIGHT = 3;
  static final int VALUE = 4;
  static final int BOUNDS = 5;

  /** Bounds of which nothing is certain, of a move that is not doubted. */
  static final int UNBOUNDED = 100 << 8;

  /** Bit of the bounds: playouts would not choose the move. */
  static final int DOUBTED = 1 << 16;

  private Edge() {}

  /** Finished playouts through an edge. */
  static int visits(int[] page, int at) {
    return page[at + VISITS];
  }

  /** Playouts through an edge that are under way. */
  static int flight(int[] page, int at) {
    return page[at + FLIGHT];
  }

  /** The expected goal of the role that chooses, 0 to 100 points. */
  static float value(int[] page, int at) {
    return Float.intBitsToFloat(page[at + VALUE]);
  }

  /** What is certain for the role that chooses, as of the last look at the child. */
  static int low(int[] page, int at) {
    return page[at + BOUNDS] & 0xff;
  }

  /** What is possible for the role that chooses, as of the last look at the child. */
  static int high(int[] page, int at) {
    return (page[at + BOUNDS] >> 8) & 0xff;
  }

  /** True if playouts would not choose the move of an edge. */
  static boolean isDoubted(int[] page, int at) {
    return (page[at + BOUNDS] & DOUBTED) != 0;
  }
}
