package org.gonu.engine.circuit.analysis;

import java.util.BitSet;

/** Disjoint sets of the elements from 0 on (union-find with path halving). */
final class DisjointSets {
  private final int[] parent;

  DisjointSets(int elements) {
    parent = new int[elements];
    for (int i = 0; i < elements; i++) {
      parent[i] = i;
    }
  }

  private DisjointSets(int[] parent) {
    this.parent = parent;
  }

  /** An independent copy. */
  DisjointSets copy() {
    return new DisjointSets(parent.clone());
  }

  /** The representative of the set of an element: its least element. */
  int find(int element) {
    int at = element;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  /** Joins the sets of two elements. */
  void join(int left, int right) {
    int first = find(left);
    int second = find(right);
    parent[Math.max(first, second)] = Math.min(first, second);
  }

  /** Joins the sets of all these elements. */
  void joinAll(BitSet elements) {
    int first = elements.nextSetBit(0);
    elements.stream().forEach(element -> join(first, element));
  }
}
