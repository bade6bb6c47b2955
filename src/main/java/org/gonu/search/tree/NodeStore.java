package org.gonu.search.tree;

import java.util.Arrays;

/**
 * The nodes, side by side in one flat array: the collector has nothing to follow in it, however
 * many there are, and a node is in one or two lines of the cache. A node is a number from 0 to
 * {@code size - 1}.
 *
 * <p>Longs of a node, bits from the lowest: playouts (32), table of moves (32); first edge (32),
 * number of edges (16), role that chooses (8), phase (8); plies of the proof (16), then for every
 * role what is certain (8) and what is possible (8), in as many longs as it takes; for every role
 * the sum of its goals; the state.
 */
final class NodeStore {
  /** Stands for no node. */
  static final int NONE = -1;

  /** Stands for a child that is not there yet but shall be as soon as can be. */
  static final int EXPAND_SOON = -2;

  /** Stands in {@link #mover} for several roles that choose at the same time. */
  static final int SEVERAL = -1;

  /** Stands in {@link #mover} for nobody: the match ends here, or the rules break down here. */
  static final int NOBODY = -2;

  /** Most edges of a node that can be told. */
  static final int MOST_EDGES = 0xffff;

  private static final int EDGES = 1;
  private static final int BOUNDS = 2;
  private static final int BYTES_OF_PLIES = 2;
  private static final long INT = 0xffff_ffffL;

  final int capacity;
  final int words;
  final int roles;
  private final int stride;
  private final int sums;
  private final int states;
  private final long[] data;

  /** Nodes ever taken from the end; free ones among them are listed apart. */
  int size;

  /** An empty store. */
  NodeStore(int capacity, int words, int roles) {
    this.capacity = capacity;
    this.words = words;
    this.roles = roles;
    sums = BOUNDS + longsOfBounds(roles);
    states = sums + roles;
    stride = states + words;
    data = new long[capacity * stride];
  }

  private static int longsOfBounds(int roles) {
    return (BYTES_OF_PLIES + 2 * roles + Long.BYTES - 1) / Long.BYTES;
  }

  /** A larger store with the same nodes. */
  NodeStore grown(int newCapacity) {
    NodeStore grown = new NodeStore(newCapacity, words, roles);
    System.arraycopy(data, 0, grown.data, 0, size * stride);
    grown.size = size;
    return grown;
  }

  /** Longs that a node takes, its edges apart. */
  static int longs(int words, int roles) {
    return BOUNDS + longsOfBounds(roles) + roles + words;
  }

  /** Makes a node like new, without edges. */
  void clear(int node) {
    int at = node * stride;
    Arrays.fill(data, at, at + stride, 0);
    setMoveTable(node, NONE);
    setMover(node, NOBODY);
    for (int role = 0; role < roles; role++) {
      setHigh(node, role, 100);
    }
  }

  /** Finished playouts through a node. */
  int visits(int node) {
    return (int) data[node * stride];
  }

  /** Adds finished playouts. */
  void addVisits(int node, int playouts, Counters counters) {
    counters.add(data, node * stride, playouts);
  }

  /** The table of moves made anywhere behind a node, or {@link #NONE}. */
  int moveTable(int node) {
    return (int) (data[node * stride] >>> 32);
  }

  void setMoveTable(int node, int table) {
    int at = node * stride;
    data[at] = (data[at] & INT) | ((long) table << 32);
  }

  /** The first edge of a node. */
  int firstEdge(int node) {
    return (int) data[node * stride + EDGES];
  }

  /** The number of edges of a node. */
  int edgeCount(int node) {
    return (int) (data[node * stride + EDGES] >>> 32) & MOST_EDGES;
  }

  void setEdges(int node, int first, int count) {
    int at = node * stride + EDGES;
    data[at] = (data[at] & ~0xffff_ffff_ffffL) | ((long) count << 32) | (first & INT);
  }

  /** The role that chooses, {@link #SEVERAL} or {@link #NOBODY}. */
  int mover(int node) {
    return (byte) (data[node * stride + EDGES] >>> 48);
  }

  void setMover(int node, int mover) {
    setByte(node * stride + EDGES, 6, mover);
  }

  /** The phase of the state of a node. */
  int phase(int node) {
    return (int) (data[node * stride + EDGES] >>> 56);
  }

  void setPhase(int node, int phase) {
    setByte(node * stride + EDGES, 7, phase);
  }

  /** Plies to the end with best play, as far as the end is proved. */
  int plies(int node) {
    return (short) data[node * stride + BOUNDS];
  }

  void setPlies(int node, int plies) {
    int at = node * stride + BOUNDS;
    data[at] = (data[at] & ~0xffffL) | (plies & 0xffffL);
  }

  /** The goal that is certain for a role with best play. */
  int low(int node, int role) {
    return bound(node, BYTES_OF_PLIES + 2 * role);
  }

  /** The goal that is possible for a role with best play. */
  int high(int node, int role) {
    return bound(node, BYTES_OF_PLIES + 2 * role + 1);
  }

  void setLow(int node, int role, int goal) {
    setBound(node, BYTES_OF_PLIES + 2 * role, goal);
  }

  void setHigh(int node, int role, int goal) {
    setBound(node, BYTES_OF_PLIES + 2 * role + 1, goal);
  }

  private int bound(int node, int place) {
    return (int) (data[node * stride + BOUNDS + (place >> 3)] >>> (8 * (place & 7))) & 0xff;
  }

  private void setBound(int node, int place, int goal) {
    setByte(node * stride + BOUNDS + (place >> 3), place & 7, goal);
  }

  private void setByte(int at, int place, int value) {
    int shift = 8 * place;
    data[at] = (data[at] & ~(0xffL << shift)) | ((value & 0xffL) << shift);
  }

  /** Adds goal points of a role. */
  void addGoals(int node, int role, long points, Counters counters) {
    counters.add(data, node * stride + sums + role, points);
  }

  /** Writes the state of a node into an array. */
  void copyState(int node, long[] target) {
    System.arraycopy(data, node * stride + states, target, 0, words);
  }

  void setState(int node, long[] state) {
    System.arraycopy(state, 0, data, node * stride + states, words);
  }

  /** True if a node has this state. */
  boolean hasState(int node, long[] wanted) {
    int from = node * stride + states;
    for (int i = 0; i < words; i++) {
      if (data[from + i] != wanted[i]) {
        return false;
      }
    }
    return true;
  }

  /** A hash of the state of a node. */
  int hash(int node) {
    return Hashing.hash(data, node * stride + states, words);
  }

  /** True if the value of the node is known for every role. */
  boolean isProved(int node) {
    for (int role = 0; role < roles; role++) {
      if (low(node, role) != high(node, role)) {
        return false;
      }
    }
    return true;
  }

  /** True if anything is certain for any role. */
  boolean isBounded(int node) {
    for (int role = 0; role < roles; role++) {
      if (low(node, role) > 0 || high(node, role) < 100) {
        return true;
      }
    }
    return false;
  }

  /** The expected goal of a role, 0 to 100 points: the mean, as far as it is possible. */
  float value(int node, int role) {
    int count = visits(node);
    float mean = count == 0 ? 50 : (float) data[node * stride + sums + role] / count;
    return Math.max(low(node, role), Math.min(high(node, role), mean));
  }
}
