package org.gonu.server.tournament.course;

import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The size of a maximum matching in a graph: as many disjoint pairs of neighbours as possible.
 *
 * <p>Augmenting paths are sought from each free vertex; a cycle of odd length is shrunk to its base
 * (a blossom). The time is cubic in the number of vertices.
 *
 * @see <a href="https://doi.org/10.4153/CJM-1965-045-4">Edmonds, Paths, trees, and flowers,
 *     Canadian Journal of Mathematics 17, 1965</a>
 */
final class MaximumMatching {
  private static final int NONE = -1;

  private final int vertices;
  private final Graph graph;
  private final int[] mate;

  /** The vertex before an even one on the path from the root, over an odd one. */
  private final int[] parent;

  private final int[] base;
  private final boolean[] isEven;
  private final ArrayDeque<Integer> queue = new ArrayDeque<>();

  /** Tells which vertices are neighbours. */
  interface Graph {
    /** True if there is an edge; symmetric. */
    boolean areNeighbours(int one, int other);
  }

  private MaximumMatching(int vertices, Graph graph) {
    this.vertices = vertices;
    this.graph = graph;
    this.mate = new int[vertices];
    this.parent = new int[vertices];
    this.base = new int[vertices];
    this.isEven = new boolean[vertices];
    Arrays.fill(mate, NONE);
  }

  /** The number of pairs of a maximum matching. */
  static int size(int vertices, Graph graph) {
    MaximumMatching matching = new MaximumMatching(vertices, graph);
    int pairs = 0;
    for (int root = 0; root < vertices; root++) {
      if (matching.mate[root] == NONE && matching.augment(root)) {
        pairs++;
      }
    }
    return pairs;
  }

  /** Looks for an augmenting path from a free vertex, and swaps its edges. */
  private boolean augment(int root) {
    Arrays.fill(isEven, false);
    Arrays.fill(parent, NONE);
    Arrays.setAll(base, vertex -> vertex);
    isEven[root] = true;
    queue.clear();
    queue.add(root);
    while (!queue.isEmpty()) {
      int vertex = queue.remove();
      for (int next = 0; next < vertices; next++) {
        if (next != vertex && graph.areNeighbours(vertex, next) && grow(root, vertex, next)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Follows an edge from an even vertex; true if it ends an augmenting path. */
  private boolean grow(int root, int vertex, int next) {
    if (base[vertex] == base[next] || mate[vertex] == next) {
      return false;
    }
    if (next == root || (mate[next] != NONE && parent[mate[next]] != NONE)) {
      shrink(vertex, next);
      return false;
    }
    if (parent[next] != NONE) {
      return false;
    }
    parent[next] = vertex;
    if (mate[next] == NONE) {
      swap(next);
      return true;
    }
    isEven[mate[next]] = true;
    queue.add(mate[next]);
    return false;
  }

  private void swap(int end) {
    int vertex = end;
    while (vertex != NONE) {
      int before = parent[vertex];
      int next = mate[before];
      mate[vertex] = before;
      mate[before] = vertex;
      vertex = next;
    }
  }

  /** Shrinks the blossom that an edge between two even vertices closes. */
  private void shrink(int one, int other) {
    boolean[] inBlossom = new boolean[vertices];
    int common = commonBase(one, other);
    mark(one, common, other, inBlossom);
    mark(other, common, one, inBlossom);
    for (int vertex = 0; vertex < vertices; vertex++) {
      if (inBlossom[base[vertex]]) {
        base[vertex] = common;
        if (!isEven[vertex]) {
          isEven[vertex] = true;
          queue.add(vertex);
        }
      }
    }
  }

  private int commonBase(int one, int other) {
    boolean[] seen = new boolean[vertices];
    int vertex = base[one];
    seen[vertex] = true;
    while (mate[vertex] != NONE) {
      vertex = base[parent[mate[vertex]]];
      seen[vertex] = true;
    }
    vertex = base[other];
    while (!seen[vertex]) {
      vertex = base[parent[mate[vertex]]];
    }
    return vertex;
  }

  private void mark(int from, int common, int child, boolean[] inBlossom) {
    int vertex = from;
    int below = child;
    while (base[vertex] != common) {
      inBlossom[base[vertex]] = true;
      inBlossom[base[mate[vertex]]] = true;
      parent[vertex] = below;
      below = mate[vertex];
      vertex = parent[mate[vertex]];
    }
  }
}
