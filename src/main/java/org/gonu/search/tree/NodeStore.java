package org.gonu.search.tree;

import java.util.Arrays;

/**
 * The nodes, as flat arrays without objects: the collector has nothing to follow in them, however
 * many there are. A node is a number from 0 to {@code size - 1}; what belongs to a node and a role
 * stands at {@code node * roles + role}.
 */
final class NodeStore {
  /** Stands for no node. */
  static final int NONE = -1;

  /** Stands for a child that is not there yet but shall be as soon as can be. */
  static final int EXPAND_SOON = -2;

  /** Stands in {@link #mover} for several roles that choose at the same time. */
  static final byte SEVERAL = -1;

  /** Stands in {@link #mover} for nobody: the match ends here, or the rules break down here. */
  static final byte NOBODY = -2;

  final int capacity;
  final int words;
  final int roles;

  /** The words of the states, one state behind the other. */
  final long[] state;

  /** By node: finished playouts through it. */
  final int[] visits;

  /** By node and role: sum of the goal points of these playouts. */
  final long[] sum;

  /** By node and role: the goal that is certain with best play, and the one that is possible. */
  final byte[] low;

  final byte[] high;

  /** By node: plies to the end with best play, as far as the end is proved. */
  final short[] plies;

  /** By node: the role that chooses, {@link #SEVERAL} or {@link #NOBODY}. */
  final byte[] mover;

  /** By node: the phase of its state. */
  final byte[] phase;

  /** By node: its first edge and the number of its edges. */
  final int[] firstEdge;

  final int[] edgeCount;

  /** By node: its table of moves made anywhere behind it, or {@link #NONE}. */
  final int[] moveTable;

  /** Nodes ever taken from the end; free ones among them are listed apart. */
  int size;

  /** An empty store. */
  NodeStore(int capacity, int words, int roles) {
    this.capacity = capacity;
    this.words = words;
    this.roles = roles;
    state = new long[capacity * words];
    visits = new int[capacity];
    sum = new long[capacity * roles];
    low = new byte[capacity * roles];
    high = new byte[capacity * roles];
    plies = new short[capacity];
    mover = new byte[capacity];
    phase = new byte[capacity];
    firstEdge = new int[capacity];
    edgeCount = new int[capacity];
    moveTable = new int[capacity];
  }

  /** A larger store with the same nodes. */
  NodeStore grown(int newCapacity) {
    NodeStore grown = new NodeStore(newCapacity, words, roles);
    System.arraycopy(state, 0, grown.state, 0, size * words);
    System.arraycopy(visits, 0, grown.visits, 0, size);
    System.arraycopy(sum, 0, grown.sum, 0, size * roles);
    System.arraycopy(low, 0, grown.low, 0, size * roles);
    System.arraycopy(high, 0, grown.high, 0, size * roles);
    System.arraycopy(plies, 0, grown.plies, 0, size);
    System.arraycopy(mover, 0, grown.mover, 0, size);
    System.arraycopy(phase, 0, grown.phase, 0, size);
    System.arraycopy(firstEdge, 0, grown.firstEdge, 0, size);
    System.arraycopy(edgeCount, 0, grown.edgeCount, 0, size);
    System.arraycopy(moveTable, 0, grown.moveTable, 0, size);
    grown.size = size;
    return grown;
  }

  /** Bytes that a node takes, its edges apart. */
  static int bytes(int words, int roles) {
    int perRole = Long.BYTES + 2 * Byte.BYTES;
    int others = 4 * Integer.BYTES + Short.BYTES + 2 * Byte.BYTES;
    return Long.BYTES * words + perRole * roles + others;
  }

  /** Makes a node like new, without edges. */
  void clear(int node) {
    visits[node] = 0;
    plies[node] = 0;
    edgeCount[node] = 0;
    firstEdge[node] = 0;
    moveTable[node] = NONE;
    mover[node] = NOBODY;
    Arrays.fill(sum, node * roles, (node + 1) * roles, 0);
    Arrays.fill(low, node * roles, (node + 1) * roles, (byte) 0);
    Arrays.fill(high, node * roles, (node + 1) * roles, (byte) 100);
  }

  /** True if a node has this state. */
  boolean hasState(int node, long[] wanted) {
    int from = node * words;
    for (int i = 0; i < words; i++) {
      if (state[from + i] != wanted[i]) {
        return false;
      }
    }
    return true;
  }

  /** True if the value of the node is known for every role. */
  boolean isProved(int node) {
    for (int i = node * roles; i < (node + 1) * roles; i++) {
      if (low[i] != high[i]) {
        return false;
      }
    }
    return true;
  }

  /** True if anything is certain for any role. */
  boolean isBounded(int node) {
    for (int i = node * roles; i < (node + 1) * roles; i++) {
      if (low[i] > 0 || high[i] < 100) {
        return true;
      }
    }
    return false;
  }

  /** The expected goal of a role, 0 to 100 points: the mean, as far as it is possible. */
  float value(int node, int role) {
    int at = node * roles + role;
    int count = visits[node];
    float mean = count == 0 ? 50 : (float) ((double) sum[at] / count);
    return Math.max(low[at], Math.min(high[at], mean));
  }
}
