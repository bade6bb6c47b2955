package org.gonu.search.mcts.store;

import java.util.Arrays;
import org.gonu.machine.Hashing;

/**
 * The nodes, in flat arrays: the garbage collector has nothing to follow in them, however many
 * there are, and a node takes one or two cache lines. A node is a number from 0 to {@code size -
 * 1}. Nodes are taken and given back by one thread at a time, and read by all.
 *
 * <p>Longs of a node, bits from the lowest: playouts (32), AMAF table (24), phase (8); first edge
 * (32), number of edges (24), role that chooses (8); plies of the proof (16), then for every role
 * the lower bound (8) and the upper bound (8), in as many longs as that takes; for every role the
 * sum of its goals; the state. Of a free node: 0 playouts, the next free one (32).
 *
 * <p>Playouts are added to the whole long that holds them. They never reach the bits above, since a
 * node is halved long before that (see {@link Halving}).
 */
public final class NodeStore extends PagedStore {
  /** Stands for no node. */
  public static final int NONE = -1;

  /** Stands for a child that is missing but wanted as soon as possible. */
  public static final int EXPAND_SOON = -2;

  /** Stands in {@link #mover} for several roles that choose at the same time. */
  public static final int SEVERAL = -1;

  /** Stands in {@link #mover} for nobody: the state is terminal, or the rules break down in it. */
  public static final int NOBODY = -2;

  /** Most edges of a node that its fields can hold. */
  public static final int MAX_EDGES = 0xff_ffff;

  /** Most phases of a game that the fields can hold. */
  public static final int MAX_PHASES = 0x100;

  /** Most roles of a game that the fields can hold. */
  public static final int MAX_ROLES = Byte.MAX_VALUE;

  /** Most AMAF tables that the fields can hold. */
  static final int MAX_AMAF_TABLES = 1 << 23;

  /**
   * Playouts of a node at which it has to be halved. There is room for as many more until that is
   * done.
   */
  public static final int MAX_VISITS = 1 << 30;

  private static final int EDGES = 1;

  /** The bits of the AMAF table. */
  private static final long AMAF_TABLE = 0xff_ffffL << 32;

  private static final int BOUNDS = 2;
  private static final int BYTES_OF_PLIES = 2;
  private static final long INT = 0xffff_ffffL;

  /** Most bytes that the index of the states takes for a node. */
  private static final int INDEX_BYTES = 16;

  /** Longs of a state. */
  public final int words;

  /** Number of roles. */
  public final int roles;

  /** What the roles seek. */
  public final Aim aim;

  private final int stride;
  private final int sums;
  private final int states;
  private final long[][] pages;

  /** Nodes ever allocated, free ones included. */
  private int size;

  private int firstFree = NONE;
  private int free;

  /**
   * An empty store whose pages are paid from a budget.
   *
   * @param aim what the roles seek, which all bounds are of
   */
  public NodeStore(int words, int roles, Aim aim, PageBudget budget) {
    super(budget, bytes(words, roles), 1);
    this.words = words;
    this.roles = roles;
    this.aim = aim;
    sums = BOUNDS + longsOfBounds(roles);
    states = sums + roles;
    stride = states + words;
    pages = new long[maxPages()][];
  }

  private static int longsOfBounds(int roles) {
    return (BYTES_OF_PLIES + 2 * roles + Long.BYTES - 1) / Long.BYTES;
  }

  /** Bytes of a node with its place in the index, without its edges. */
  public static int bytes(int words, int roles) {
    return Long.BYTES * (BOUNDS + longsOfBounds(roles) + roles + words) + INDEX_BYTES;
  }

  @Override
  void makePage(int page) {
    pages[page] = new long[stride << shift];
  }

  /** Takes a node, whose fields are not initialized; {@link #NONE} if there is no room. */
  public int take() {
    if (firstFree != NONE) {
      int node = firstFree;
      firstFree = (int) (page(node)[at(node)] >>> 32);
      free--;
      return node;
    }
    return reserve(size + 1L) ? size++ : NONE;
  }

  /** Frees a node. */
  public void give(int node) {
    page(node)[at(node)] = (long) firstFree << 32;
    firstFree = node;
    free++;
  }

  /** Empties the list of free nodes, so that it can be built anew. */
  public void forgetFree() {
    firstFree = NONE;
    free = 0;
  }

  /** Frees all nodes at once. */
  public void giveAll() {
    forgetFree();
    size = 0;
  }

  /** Nodes ever allocated, free ones included: one more than the largest number. */
  public int size() {
    return size;
  }

  /** Nodes in use. */
  public int used() {
    return size - free;
  }

  private long[] page(int node) {
    return pages[node >>> shift];
  }

  private int at(int node) {
    return (node & mask) * stride;
  }

  /** Initializes a node, without edges. */
  public void clear(int node) {
    int at = at(node);
    Arrays.fill(page(node), at, at + stride, 0);
    page(node)[at] = AMAF_TABLE;
    setMover(node, NOBODY);
    for (int role = 0; role < roles; role++) {
      setHigh(node, role, Aim.FULL);
    }
  }

  /** Finished playouts through a node. */
  public int visits(int node) {
    return (int) page(node)[at(node)];
  }

  /** Adds finished playouts. Returns true to exactly one caller when the node has to be halved. */
  public boolean addVisits(int node, int playouts, Counters counters) {
    int after = (int) counters.add(page(node), at(node), playouts);
    return after >= MAX_VISITS && after - playouts < MAX_VISITS;
  }

  /** Halves the playouts of a node and the sums of their goals. Only while no worker runs. */
  void halve(int node) {
    long[] page = page(node);
    int at = at(node);
    page[at] = (page[at] & ~INT) | (visits(node) >> 1);
    for (int role = 0; role < roles; role++) {
      page[at + sums + role] >>= 1;
    }
  }

  /** The AMAF table of a node, or {@link #NONE}. */
  public int amafTable(int node) {
    return (int) (page(node)[at(node)] << 8 >> 40);
  }

  /**
   * Gives a node an AMAF table while others may add playouts. Returns false if the node has one
   * already, which it keeps.
   */
  public boolean claimAmafTable(int node, int table) {
    long[] page = page(node);
    int at = at(node);
    long before = page[at];
    while ((before & AMAF_TABLE) == AMAF_TABLE) {
      long seen = Atomics.exchange(page, at, before, (before & ~AMAF_TABLE) | ((long) table << 32));
      if (seen == before) {
        return true;
      }
      before = seen;
    }
    return false;
  }

  /** The first edge of a node. */
  public int firstEdge(int node) {
    return (int) page(node)[at(node) + EDGES];
  }

  /** The number of edges of a node. */
  public int edgeCount(int node) {
    return (int) (page(node)[at(node) + EDGES] >>> 32) & MAX_EDGES;
  }

  /**
   * Gives a node its edges.
   *
   * @throws IllegalArgumentException for more than {@link #MAX_EDGES}
   */
  public void setEdges(int node, int first, int count) {
    if (count < 0 || count > MAX_EDGES) {
      throw new IllegalArgumentException("edges of a node: " + count);
    }
    long[] page = page(node);
    int at = at(node) + EDGES;
    page[at] = (page[at] & (0xffL << 56)) | ((long) count << 32) | (first & INT);
  }

  /** The role that chooses, {@link #SEVERAL} or {@link #NOBODY}. */
  public int mover(int node) {
    return (int) (page(node)[at(node) + EDGES] >> 56);
  }

  /** Sets the role that chooses, {@link #SEVERAL} or {@link #NOBODY}. */
  public void setMover(int node, int mover) {
    setByte(node, EDGES, 7, mover);
  }

  /** The phase of the state of a node. */
  public int phase(int node) {
    return (int) (page(node)[at(node)] >>> 56);
  }

  /** Sets the phase, before any playout goes through the node. */
  public void setPhase(int node, int phase) {
    setByte(node, 0, 7, phase);
  }

  /** Plies to the end in the proof, if the node is proved. */
  public int plies(int node) {
    return (short) page(node)[at(node) + BOUNDS];
  }

  /** True if the plies to the end are known: those of a terminal node are 0. */
  public boolean hasPlies(int node) {
    return plies(node) > 0 || mover(node) == NOBODY;
  }

  /** Sets the plies to the end in the proof. */
  public void setPlies(int node, int plies) {
    long[] page = page(node);
    int at = at(node) + BOUNDS;
    page[at] = (page[at] & ~0xffffL) | (plies & 0xffffL);
  }

  /** Lower bound of what a role gets, in half points. */
  public int low(int node, int role) {
    return bound(node, BYTES_OF_PLIES + 2 * role);
  }

  /** Upper bound of what a role gets, in half points. */
  public int high(int node, int role) {
    return bound(node, BYTES_OF_PLIES + 2 * role + 1);
  }

  /** Sets the lower bound of what a role gets, in half points. */
  public void setLow(int node, int role, int halves) {
    setBound(node, BYTES_OF_PLIES + 2 * role, halves);
  }

  /** Sets the upper bound of what a role gets, in half points. */
  public void setHigh(int node, int role, int halves) {
    setBound(node, BYTES_OF_PLIES + 2 * role + 1, halves);
  }

  private int bound(int node, int place) {
    return (int) (page(node)[at(node) + BOUNDS + (place >> 3)] >>> (8 * (place & 7))) & 0xff;
  }

  private void setBound(int node, int place, int points) {
    setByte(node, BOUNDS + (place >> 3), place & 7, points);
  }

  private void setByte(int node, int offset, int place, int value) {
    long[] page = page(node);
    int at = at(node) + offset;
    int bits = 8 * place;
    page[at] = (page[at] & ~(0xffL << bits)) | ((value & 0xffL) << bits);
  }

  /** Adds goal points of a role. */
  public void addGoals(int node, int role, long points, Counters counters) {
    counters.add(page(node), at(node) + sums + role, points);
  }

  /** Copies the state of a node into an array. */
  public void copyState(int node, long[] target) {
    System.arraycopy(page(node), at(node) + states, target, 0, words);
  }

  /** Sets the state of a node. */
  public void setState(int node, long[] state) {
    System.arraycopy(state, 0, page(node), at(node) + states, words);
  }

  /** True if a node has this state. */
  public boolean hasState(int node, long[] wanted) {
    long[] page = page(node);
    int from = at(node) + states;
    for (int i = 0; i < words; i++) {
      if (page[from + i] != wanted[i]) {
        return false;
      }
    }
    return true;
  }

  /** A hash of the state of a node. */
  int hash(int node) {
    return Hashing.hash(page(node), at(node) + states, words);
  }

  /** True if the value of the node is known for every role. */
  public boolean isProved(int node) {
    for (int role = 0; role < roles; role++) {
      if (low(node, role) != high(node, role)) {
        return false;
      }
    }
    return true;
  }

  /** True if the bounds of any role are narrower than the widest. */
  public boolean isBounded(int node) {
    for (int role = 0; role < roles; role++) {
      if (low(node, role) > 0 || high(node, role) < Aim.FULL) {
        return true;
      }
    }
    return false;
  }

  /** What a role expects, 0 to 100 points: the mean, clamped to the bounds. */
  public float value(int node, int role) {
    return Math.max(low(node, role) / 2f, Math.min(high(node, role) / 2f, mean(node, role)));
  }

  /** The mean of what a role got in the playouts; 50 before the first. */
  private float mean(int node, int role) {
    int count = visits(node);
    if (count == 0) {
      return Aim.EVEN;
    }
    long[] page = page(node);
    int at = at(node) + sums;
    return aim == Aim.GOAL
        ? (float) page[at + role] / count
        : Aim.EVEN + (page[at + role] - page[at + 1 - role]) / (2f * count);
  }

  /**
   * The expected goal of a role. If the roles are rivals, it is the mean of what playouts have
   * brought: bounds are of leads, and do not tell who has what.
   */
  public float goal(int node, int role) {
    if (aim == Aim.GOAL) {
      return value(node, role);
    }
    int count = visits(node);
    return count == 0 ? Aim.EVEN : (float) page(node)[at(node) + sums + role] / count;
  }
}
