package org.gonu.search.mcts.store;

/**
 * The edges, in flat arrays with the layout of {@link Edge}. The edges of a node are in one array,
 * in ascending order of their moves. Edges are taken by one thread at a time, and read by all.
 * Where one role chooses, an edge is a move of it and leads to a child. Where several do, an edge
 * is a move of one of them, and children belong to joint moves (see {@link JointChildren}).
 */
public final class EdgeStore extends PagedStore {
  /** Bytes that an edge takes. */
  public static final int BYTES = Edge.INTS * Integer.BYTES;

  private final int[][] pages;

  /** The first edge of the free room. */
  private int end;

  /**
   * An empty store.
   *
   * @param maxEdges of a node
   * @param budget from which the pages are paid
   */
  public EdgeStore(int maxEdges, PageBudget budget) {
    super(budget, BYTES, Math.max(Edge.BLOCK, maxEdges));
    pages = new int[maxPages()][];
  }

  @Override
  void makePage(int page) {
    pages[page] = new int[Edge.INTS << shift];
  }

  /** Takes a run of edges. Returns the first of them, or -1 if there is no room. */
  public int take(int count) {
    int first = fit(end, count);
    if (!reserve((long) first + count)) {
      return -1;
    }
    end = first + count;
    return first;
  }

  /** The first edge, from one on, at which a run of edges lies in one page. */
  private int fit(int from, int count) {
    return (from & mask) + count <= mask + 1 ? from : (from | mask) + 1;
  }

  /** The first edge of the free room. */
  public int end() {
    return end;
  }

  /** Frees all edges. Those that stay are then taken again, in order, by {@link #takeBack}. */
  public void startOver() {
    end = 0;
  }

  /**
   * Moves a run of edges to the next free place, which is never behind their present one. Returns
   * the first of them.
   */
  int takeBack(int from, int count) {
    int to = take(count);
    int[] source = page(from);
    int[] target = page(to);
    for (int i = 0; i < count; i++) {
      int sourceAt = at(from + i);
      int targetAt = at(to + i);
      for (int field = 0; field < Edge.INTS * Edge.BLOCK; field += Edge.BLOCK) {
        target[targetAt + field] = source[sourceAt + field];
      }
    }
    return to;
  }

  /** The page of an edge. */
  int pageOf(int edge) {
    return edge >>> shift;
  }

  /** The array of an edge, which holds all edges of its node. */
  public int[] page(int edge) {
    return pages[edge >>> shift];
  }

  /** The number of an edge in its page. */
  public int numberInPage(int edge) {
    return edge & mask;
  }

  /** The index of an edge in its page (see {@link Edge#at}). */
  public int at(int edge) {
    return Edge.at(edge & mask);
  }

  /** Initializes an edge of a move. */
  public void open(int edge, int move) {
    int[] page = page(edge);
    int at = at(edge);
    page[at + Edge.MOVE] = move;
    page[at + Edge.CHILD] = NodeStore.NONE;
    page[at + Edge.VISITS] = 0;
    page[at + Edge.IN_FLIGHT] = 0;
    setValue(edge, 50);
    page[at + Edge.BOUNDS] = Edge.UNBOUNDED;
  }

  /** The move, by number over all roles. */
  public int move(int edge) {
    return page(edge)[at(edge) + Edge.MOVE];
  }

  /** The node that an edge leads to, or a negative number. */
  public int child(int edge) {
    return Atomics.published(page(edge), at(edge) + Edge.CHILD);
  }

  /** Removes the child of an edge. */
  public void cut(int edge) {
    Atomics.publish(page(edge), at(edge) + Edge.CHILD, NodeStore.NONE);
  }

  /**
   * Links a child to an edge that has none, with release semantics. Returns the child that is
   * linked now, which may be that of another worker who was faster.
   */
  public int link(int edge, int child) {
    int[] page = page(edge);
    int at = at(edge) + Edge.CHILD;
    int before = Atomics.published(page, at);
    while (before < 0) {
      int seen = Atomics.exchange(page, at, before, child);
      if (seen == before) {
        return child;
      }
      before = seen;
    }
    return before;
  }

  /** Requests the child of an edge as soon as possible, unless it is there. */
  public void expandSoon(int edge) {
    Atomics.exchange(page(edge), at(edge) + Edge.CHILD, NodeStore.NONE, NodeStore.EXPAND_SOON);
  }

  /** Finished playouts through an edge. */
  public int visits(int edge) {
    return Edge.visits(page(edge), at(edge));
  }

  /** Adds finished playouts to an edge. */
  public void addVisits(int edge, int playouts, Counters counters) {
    counters.add(page(edge), at(edge) + Edge.VISITS, playouts);
  }

  /** Halves the playouts of an edge. Only while no worker runs. */
  void halve(int edge) {
    page(edge)[at(edge) + Edge.VISITS] >>= 1;
  }

  /** Adds playouts in flight to an edge, or removes them if the number is negative. */
  public void addInFlight(int edge, int playouts, Counters counters) {
    counters.add(page(edge), at(edge) + Edge.IN_FLIGHT, playouts);
  }

  /** What the role that chooses expects, 0 to 100 points. */
  public float value(int edge) {
    return Edge.value(page(edge), at(edge));
  }

  /** Sets what the role that chooses expects, 0 to 100 points. */
  public void setValue(int edge, float points) {
    page(edge)[at(edge) + Edge.VALUE] = Float.floatToRawIntBits(points);
  }

  /** Lower bound for the role that chooses, in half points, as of the last visit to the child. */
  public int low(int edge) {
    return Edge.low(page(edge), at(edge));
  }

  /** Upper bound for the role that chooses, in half points, as of the last visit to the child. */
  public int high(int edge) {
    return Edge.high(page(edge), at(edge));
  }

  /** Tightens the bounds of an edge, in half points; looser ones change nothing. */
  public void tighten(int edge, int low, int high) {
    int newHigh = Math.min(high(edge), high);
    int newLow = Math.min(newHigh, Math.max(low(edge), low));
    int[] page = page(edge);
    int at = at(edge) + Edge.BOUNDS;
    page[at] = (page[at] & Edge.UNLIKELY) | (newHigh << 8) | newLow;
  }

  /** Marks the move of an edge as one that the playout policy would not choose. */
  public void markUnlikely(int edge) {
    page(edge)[at(edge) + Edge.BOUNDS] |= Edge.UNLIKELY;
  }

  /** True if the value of the edge is known for the role that chooses. */
  public boolean isProved(int edge) {
    return low(edge) == high(edge);
  }
}
