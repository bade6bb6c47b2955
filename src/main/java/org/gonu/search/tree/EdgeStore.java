package org.gonu.search.tree;

/**
 * The edges, side by side in one flat array, those of a node in ascending order of their moves.
 * Where one role chooses, an edge is a move of it and leads to a child. Where several do, an edge
 * is a move of one of them, and children belong to joint moves (see {@link JointChildren}).
 *
 * <p>Ints of an edge: move, child, playouts, playouts under way, bits of the value, bounds.
 */
final class EdgeStore {
  /** Ints that an edge takes. */
  static final int STRIDE = 6;

  private static final int CHILD = 1;
  private static final int VISITS = 2;
  private static final int FLIGHT = 3;
  private static final int VALUE = 4;
  private static final int BOUNDS = 5;
  private static final int UNBOUNDED = 100 << 8;
  private static final int DOUBTED = 1 << 16;

  final int capacity;
  private final int[] data;

  /** Edges in use; those behind them are free. */
  int size;

  /** An empty store. */
  EdgeStore(int capacity) {
    this.capacity = capacity;
    data = new int[capacity * STRIDE];
  }

  /** A larger store with the same edges. */
  EdgeStore grown(int newCapacity) {
    EdgeStore grown = new EdgeStore(newCapacity);
    System.arraycopy(data, 0, grown.data, 0, size * STRIDE);
    grown.size = size;
    return grown;
  }

  /** Takes a run of edges; the first of them, or -1 if there is no room. */
  int take(int count) {
    if (capacity - size < count) {
      return -1;
    }
    int first = size;
    size += count;
    return first;
  }

  /** Puts some edges in another place. */
  void shift(int from, int to, int count) {
    System.arraycopy(data, from * STRIDE, data, to * STRIDE, count * STRIDE);
  }

  /** Makes an edge of a move like new. */
  void open(int edge, int move) {
    int at = edge * STRIDE;
    data[at] = move;
    data[at + CHILD] = NodeStore.NONE;
    data[at + VISITS] = 0;
    data[at + FLIGHT] = 0;
    setValue(edge, 50);
    data[at + BOUNDS] = UNBOUNDED;
  }

  /** The move, by number over all roles. */
  int move(int edge) {
    return data[edge * STRIDE];
  }

  void setMove(int edge, int move) {
    data[edge * STRIDE] = move;
  }

  /** The node that an edge leads to, or a negative number. */
  int child(int edge) {
    return Atomics.published(data, edge * STRIDE + CHILD);
  }

  /** Leads an edge to a node such that who sees it sees all that was written of it before. */
  void setChild(int edge, int child) {
    Atomics.publish(data, edge * STRIDE + CHILD, child);
  }

  /** Finished playouts through an edge. */
  int visits(int edge) {
    return data[edge * STRIDE + VISITS];
  }

  void addVisits(int edge, int playouts, Counters counters) {
    counters.add(data, edge * STRIDE + VISITS, playouts);
  }

  /** Playouts through an edge that are under way. */
  int flight(int edge) {
    return data[edge * STRIDE + FLIGHT];
  }

  void addFlight(int edge, int playouts, Counters counters) {
    counters.add(data, edge * STRIDE + FLIGHT, playouts);
  }

  /** The expected goal of the role that chooses, 0 to 100 points. */
  float value(int edge) {
    return Float.intBitsToFloat(data[edge * STRIDE + VALUE]);
  }

  void setValue(int edge, float goal) {
    data[edge * STRIDE + VALUE] = Float.floatToRawIntBits(goal);
  }

  /** What is certain for the role that chooses, as of the last look at the child. */
  int low(int edge) {
    return data[edge * STRIDE + BOUNDS] & 0xff;
  }

  /** What is possible for the role that chooses, as of the last look at the child. */
  int high(int edge) {
    return (data[edge * STRIDE + BOUNDS] >> 8) & 0xff;
  }

  /** Makes the bounds tighter, where these are. */
  void tighten(int edge, int low, int high) {
    int newHigh = Math.min(high(edge), high);
    int newLow = Math.min(newHigh, Math.max(low(edge), low));
    int at = edge * STRIDE + BOUNDS;
    data[at] = (data[at] & DOUBTED) | (newHigh << 8) | newLow;
  }

  /** Marks the move of an edge as one that playouts would not choose. */
  void doubt(int edge) {
    data[edge * STRIDE + BOUNDS] |= DOUBTED;
  }

  /** True if playouts would not choose the move of the edge. */
  boolean isDoubted(int edge) {
    return (data[edge * STRIDE + BOUNDS] & DOUBTED) != 0;
  }

  /** True if the value of the edge is known for the role that chooses. */
  boolean isProved(int edge) {
    return low(edge) == high(edge);
  }
}
