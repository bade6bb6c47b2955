package org.gonu.search.tree;

/**
 * The edges, side by side in flat arrays, those of a node in ascending order of their moves and in
 * the same array. Edges are taken by one thread at a time, and read by all. Where one role chooses,
 * an edge is a move of it and leads to a child. Where several do, an edge is a move of one of them,
 * and children belong to joint moves (see {@link JointChildren}).
 *
 * <p>Ints of an edge: move, child, playouts, playouts under way, bits of the value, bounds.
 */
final class EdgeStore {
  /** Bytes that an edge takes. */
  static final int BYTES = 24;

  /** Ints from one edge of a page to the next. */
  static final int STRIDE = BYTES / Integer.BYTES;

  private static final int CHILD = 1;
  private static final int VISITS = 2;
  private static final int FLIGHT = 3;
  private static final int VALUE = 4;
  private static final int BOUNDS = 5;
  private static final int UNBOUNDED = 100 << 8;
  private static final int DOUBTED = 1 << 16;

  private final PageBudget budget;

  /** Base-2 logarithm of the edges of a page. */
  private final int shift;

  private final int mask;
  private final int[][] pages;

  /** Edges for which there is room. */
  private int capacity;

  /** Edges behind which all are free. */
  private int end;

  /**
   * An empty store.
   *
   * @param mostEdges of a node
   * @param budget from which the pages are paid
   */
  EdgeStore(int mostEdges, PageBudget budget) {
    this.budget = budget;
    shift = Math.max(budget.shift(BYTES), PageBudget.logarithm(2L * mostEdges - 1));
    mask = (1 << shift) - 1;
    pages = new int[budget.mostPages(shift)][];
  }

  /** Makes room for so many edges in all, as far as the budget allows. */
  void reserve(long edges) {
    while (capacity < edges && addPage()) {
      // A page at a time: others need not wait until all are made.
    }
  }

  private boolean addPage() {
    int page = capacity >>> shift;
    if (page == pages.length || !budget.pay((long) BYTES << shift)) {
      return false;
    }
    pages[page] = new int[STRIDE << shift];
    capacity += 1 << shift;
    return true;
  }

  /** Takes a run of edges; the first of them, or -1 if there is no room. */
  int take(int count) {
    int first = fit(end, count);
    while (capacity - count < first) {
      if (!addPage()) {
        return -1;
      }
    }
    end = first + count;
    return first;
  }

  /** The first edge, from one on, from which a run of edges would lie in one page. */
  private int fit(int from, int count) {
    return (from & mask) + count <= mask + 1 ? from : (from | mask) + 1;
  }

  /** The edge behind which all are free. */
  int end() {
    return end;
  }

  /** Begins to put the edges that stay in other places, by {@link #takeBack}. */
  void startOver() {
    end = 0;
  }

  /**
   * Takes a run of edges for what stands in another one, no less far from the start. Returns the
   * first of them.
   */
  int takeBack(int from, int count) {
    int to = take(count);
    System.arraycopy(page(from), at(from), page(to), at(to), count * STRIDE);
    return to;
  }

  /** The page of an edge: edges of the same page can be told from its number. */
  int pageOf(int edge) {
    return edge >>> shift;
  }

  /** Number of pages with edges. */
  int pages() {
    return capacity >>> shift;
  }

  /** The array in which an edge stands, with all others of its node. */
  int[] page(int edge) {
    return pages[edge >>> shift];
  }

  /** The place of an edge in its page. */
  int at(int edge) {
    return (edge & mask) * STRIDE;
  }

  /** Makes an edge of a move like new. */
  void open(int edge, int move) {
    int[] page = page(edge);
    int at = at(edge);
    page[at] = move;
    page[at + CHILD] = NodeStore.NONE;
    page[at + VISITS] = 0;
    page[at + FLIGHT] = 0;
    setValue(edge, 50);
    page[at + BOUNDS] = UNBOUNDED;
  }

  /** The move, by number over all roles. */
  int move(int edge) {
    return page(edge)[at(edge)];
  }

  /** The node that an edge leads to, or a negative number. */
  int child(int edge) {
    return Atomics.published(page(edge), at(edge) + CHILD);
  }

  /** Leads an edge to a node such that who sees it sees all that was written of it before. */
  void setChild(int edge, int child) {
    Atomics.publish(page(edge), at(edge) + CHILD, child);
  }

  /** Finished playouts through an edge. */
  int visits(int edge) {
    return visits(page(edge), at(edge));
  }

  static int visits(int[] page, int at) {
    return page[at + VISITS];
  }

  void addVisits(int edge, int playouts, Counters counters) {
    counters.add(page(edge), at(edge) + VISITS, playouts);
  }

  /** Playouts through an edge that are under way. */
  int flight(int edge) {
    return flight(page(edge), at(edge));
  }

  static int flight(int[] page, int at) {
    return page[at + FLIGHT];
  }

  void addFlight(int edge, int playouts, Counters counters) {
    counters.add(page(edge), at(edge) + FLIGHT, playouts);
  }

  /** The expected goal of the role that chooses, 0 to 100 points. */
  float value(int edge) {
    return value(page(edge), at(edge));
  }

  static float value(int[] page, int at) {
    return Float.intBitsToFloat(page[at + VALUE]);
  }

  void setValue(int edge, float goal) {
    page(edge)[at(edge) + VALUE] = Float.floatToRawIntBits(goal);
  }

  /** What is certain for the role that chooses, as of the last look at the child. */
  int low(int edge) {
    return low(page(edge), at(edge));
  }

  static int low(int[] page, int at) {
    return page[at + BOUNDS] & 0xff;
  }

  /** What is possible for the role that chooses, as of the last look at the child. */
  int high(int edge) {
    return high(page(edge), at(edge));
  }

  static int high(int[] page, int at) {
    return (page[at + BOUNDS] >> 8) & 0xff;
  }

  /** Makes the bounds tighter, where these are. */
  void tighten(int edge, int low, int high) {
    int newHigh = Math.min(high(edge), high);
    int newLow = Math.min(newHigh, Math.max(low(edge), low));
    int[] page = page(edge);
    int at = at(edge) + BOUNDS;
    page[at] = (page[at] & DOUBTED) | (newHigh << 8) | newLow;
  }

  /** Marks the move of an edge as one that playouts would not choose. */
  void doubt(int edge) {
    page(edge)[at(edge) + BOUNDS] |= DOUBTED;
  }

  /** True if playouts would not choose the move of the edge. */
  static boolean isDoubted(int[] page, int at) {
    return (page[at + BOUNDS] & DOUBTED) != 0;
  }

  /** True if the value of the edge is known for the role that chooses. */
  boolean isProved(int edge) {
    return low(edge) == high(edge);
  }
}
