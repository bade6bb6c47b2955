package org.gonu.engine.circuit.analysis;

import java.util.BitSet;

/** Elements from 0 on that are put together set by set (union-find with path halving). */
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

  /** The same sets, to be joined further apart from these. */
  DisjointSets copy() {
    return new DisjointSets(parent.clone());
  }

  /** The element that stands for the set of another: always the least. */
  int find(int element) {
    int at = element;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  /** Puts the sets of two elements together. */
  void join(int left, int right) {
    int first = find(left);
    int second = find(right);
    parent[Math.max(first, second)] = Math.min(first, second);
  }

  /** Puts the sets of all these elements together. */
  void joinAll(BitSet elements) {
    int first = elements.nextSetBit(0);
    elements.stream().forEach(element -> join(first, element));
  }
}
