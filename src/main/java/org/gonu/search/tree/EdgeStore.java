package org.gonu.search.tree;

/**
 * The edges, as flat arrays. The edges of a node stand side by side in ascending order of their
 * moves. Where one role chooses, an edge is a move of it and leads to a child. Where several do, an
 * edge is a move of one of them, and children belong to joint moves (see {@link JointChildren}).
 */
final class EdgeStore {
  /** Bytes that an edge takes. */
  static final int BYTES = 5 * Integer.BYTES + 2 * Byte.BYTES;

  final int capacity;

  /** By edge: its move, by number over all roles. */
  final int[] move;

  /** By edge: the node that it leads to, or {@link NodeStore#NONE}. */
  final int[] child;

  /** By edge: finished playouts through it, and those under way. */
  final int[] visits;

  final int[] flight;

  /** By edge: expected goal of the role that chooses, 0 to 100 points. */
  final float[] value;

  /** By edge: what is certain and what is possible for that role, as of the last look. */
  final byte[] low;

  final byte[] high;

  /** Edges ever taken from the end. */
  int size;

  /** An empty store. */
  EdgeStore(int capacity) {
    this.capacity = capacity;
    move = new int[capacity];
    child = new int[capacity];
    visits = new int[capacity];
    flight = new int[capacity];
    value = new float[capacity];
    low = new byte[capacity];
    high = new byte[capacity];
  }

  /** A larger store with the same edges. */
  EdgeStore grown(int newCapacity) {
    EdgeStore grown = new EdgeStore(newCapacity);
    System.arraycopy(move, 0, grown.move, 0, size);
    System.arraycopy(child, 0, grown.child, 0, size);
    System.arraycopy(visits, 0, grown.visits, 0, size);
    System.arraycopy(flight, 0, grown.flight, 0, size);
    System.arraycopy(value, 0, grown.value, 0, size);
    System.arraycopy(low, 0, grown.low, 0, size);
    System.arraycopy(high, 0, grown.high, 0, size);
    grown.size = size;
    return grown;
  }

  /** Makes an edge of a move like new. */
  void open(int edge, int itsMove) {
    move[edge] = itsMove;
    child[edge] = NodeStore.NONE;
    visits[edge] = 0;
    flight[edge] = 0;
    value[edge] = 50;
    low[edge] = 0;
    high[edge] = 100;
  }

  /** True if the value of the edge is known for the role that chooses. */
  boolean isProved(int edge) {
    return low[edge] == high[edge];
  }
}
