package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.gonu.engine.circuit.Gates;

/**
 * Cut enumeration: by node some cuts of up to four leaves, of which the node is a function (Cong,
 * Wu and Ding, "Cut ranking and pruning", 1999).
 */
final class Cuts {
  /** Cuts kept for a node, without the trivial one. */
  private static final int MAX_CUTS = 12;

  private static final int LEAVES = TruthTables.VARIABLES;

  /** Ints of a cut: its leaves in ascending order, their number, and the truth table. */
  private static final int WORDS = LEAVES + 2;

  private final AndGraph graph;

  /** By node its cuts one after the other, the trivial one last. */
  private int[][] cuts = new int[1024][];

  private final int[] found = new int[WORDS * (MAX_CUTS + 1)];
  private final int[] union = new int[LEAVES];

  Cuts(AndGraph graph) {
    this.graph = graph;
  }

  /** Number of cuts of a node, without the trivial one. */
  int count(int node) {
    return cuts[node].length / WORDS - 1;
  }

  /** Number of leaves of a cut. */
  int leaves(int node, int cut) {
    return cuts[node][WORDS * cut + LEAVES];
  }

  /** A leaf of a cut, a node. */
  int leaf(int node, int cut, int position) {
    return cuts[node][WORDS * cut + position];
  }

  /** The truth table of a node over the leaves of a cut; the first leaf is variable 0. */
  int function(int node, int cut) {
    return cuts[node][WORDS * cut + LEAVES + 1];
  }

  /** Computes the cuts of a node from those of its inputs. */
  void find(int node) {
    if (node >= cuts.length) {
      cuts = Arrays.copyOf(cuts, Math.max(2 * cuts.length, node + 1));
    }
    int count = graph.isGate(node) ? merge(graph.left(node), graph.right(node)) : 0;
    int[] own = Arrays.copyOf(found, WORDS * (count + 1));
    own[WORDS * count] = node;
    own[WORDS * count + LEAVES] = 1;
    own[WORDS * count + LEAVES + 1] = TruthTables.variable(0);
    cuts[node] = own;
  }

  private int merge(int left, int right) {
    int[] first = cuts[Gates.node(left)];
    int[] second = cuts[Gates.node(right)];
    int count = 0;
    for (int i = 0; i < first.length && count < MAX_CUTS; i += WORDS) {
      for (int j = 0; j < second.length && count < MAX_CUTS; j += WORDS) {
        int size = unite(first, i, second, j);
        if (size <= LEAVES) {
          int function =
              literal(left, expanded(first, i, size)) & literal(right, expanded(second, j, size));
          count = add(function, size, count);
        }
      }
    }
    return count;
  }

  private static int literal(int literal, int function) {
    return Gates.isNegated(literal) ? TruthTables.not(function) : function;
  }

  /** Unites the leaves of two cuts. Returns their number, which is too large if they do not fit. */
  private int unite(int[] first, int from, int[] second, int start) {
    int i = 0;
    int j = 0;
    int size = 0;
    int firstSize = first[from + LEAVES];
    int secondSize = second[start + LEAVES];
    while (i < firstSize || j < secondSize) {
      if (size == LEAVES) {
        return LEAVES + 1;
      }
      int one = i < firstSize ? first[from + i] : Integer.MAX_VALUE;
      int other = j < secondSize ? second[start + j] : Integer.MAX_VALUE;
      int least = Math.min(one, other);
      union[size++] = least;
      i += one == least ? 1 : 0;
      j += other == least ? 1 : 0;
    }
    return size;
  }

  /** The truth table of a cut over the united leaves. */
  private int expanded(int[] cut, int from, int size) {
    int function = cut[from + LEAVES + 1];
    int place = size - 1;
    for (int i = cut[from + LEAVES] - 1; i >= 0; i--) {
      while (union[place] != cut[from + i]) {
        place--;
      }
      for (int v = i; v < place; v++) {
        function = TruthTables.swap(function, v);
      }
    }
    return function;
  }

  /** Adds the united cut unless it is there already. Returns the number of cuts. */
  private int add(int function, int size, int count) {
    int kept = 0;
    int shrunk = function;
    for (int i = 0; i < size; i++) {
      if (TruthTables.dependsOn(shrunk, kept)) {
        union[kept++] = union[i];
      } else {
        shrunk = TruthTables.moveToEnd(shrunk, kept);
      }
    }
    for (int known = 0; known < count; known++) {
      if (isWithin(WORDS * known, kept)) {
        return count;
      }
    }
    int start = WORDS * count;
    System.arraycopy(union, 0, found, start, kept);
    found[start + LEAVES] = kept;
    found[start + LEAVES + 1] = shrunk;
    return count + 1;
  }

  /** True if all leaves of a cut are among the united leaves. */
  private boolean isWithin(int start, int size) {
    int place = 0;
    for (int i = 0; i < found[start + LEAVES]; i++) {
      while (place < size && union[place] < found[start + i]) {
        place++;
      }
      if (place == size || union[place] != found[start + i]) {
        return false;
      }
    }
    return true;
  }
}
