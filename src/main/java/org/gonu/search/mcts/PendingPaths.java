package org.gonu.search.mcts;

import java.util.Arrays;
import java.util.BitSet;
import org.gonu.search.mcts.store.Compaction;

/**
 * The paths of the playouts of one worker that are in flight: the way down the tree that their
 * results go back up. A step is a node and an edge; where several roles choose, each role has an
 * edge of its own. The last step may be a node without an edge.
 *
 * <p>Several jobs can share the first steps of their paths. These form a path of their own, the
 * prefix, which is released after the last of the jobs.
 */
final class PendingPaths {
  /** Stands for no path or no edge. */
  static final int NONE = -1;

  /** Room for edges of a path, which grows when a path is longer. */
  private static final int FIRST_DEPTH = 32;

  private final int roles;
  private final int[][] nodes;
  private final int[][] chosenEdges;
  private final int[] length;

  /** By path: playouts that it counts for while it is in flight. */
  private final int[] weight;

  /** By path: its playouts that have ended so far. */
  private final int[] count;

  private final long[] plies;
  private final long[] goals;
  private final boolean[] scored;

  /** By path: the prefix above it, or {@link #NONE}. */
  private final int[] prefix;

  /** By prefix: its jobs that are not done. */
  private final int[] sharers;

  private final int[] free;
  private int freeCount;

  /** Room for a number of paths at a time. */
  PendingPaths(int capacity, int roles) {
    this.roles = roles;
    nodes = new int[capacity][];
    chosenEdges = new int[capacity][];
    length = new int[capacity];
    weight = new int[capacity];
    count = new int[capacity];
    plies = new long[capacity];
    goals = new long[capacity * roles];
    scored = new boolean[capacity];
    prefix = new int[capacity];
    sharers = new int[capacity];
    free = new int[capacity];
    Arrays.setAll(free, i -> capacity - 1 - i);
    freeCount = capacity;
  }

  /** Number of paths in use. */
  int used() {
    return free.length - freeCount;
  }

  /** Takes an empty path; one must be free. */
  int take() {
    freeCount--;
    int path = free[freeCount];
    if (nodes[path] == null) {
      nodes[path] = new int[FIRST_DEPTH];
      chosenEdges[path] = new int[FIRST_DEPTH * roles];
    }
    length[path] = 0;
    count[path] = 0;
    plies[path] = 0;
    scored[path] = true;
    prefix[path] = NONE;
    Arrays.fill(goals, path * roles, (path + 1) * roles, 0);
    return path;
  }

  /** Releases a path. */
  void give(int path) {
    length[path] = 0;
    free[freeCount] = path;
    freeCount++;
  }

  /**
   * Turns the first steps of a path into a prefix that some jobs share.
   *
   * @param steps fewer than the path has
   * @param jobs the number of jobs that share the prefix, this one included; each ends by {@link
   *     #leave}
   * @return the prefix, a path; one must be free
   */
  int cut(int path, int steps, int jobs) {
    int upper = take();
    int[] pathNodes = nodes[path];
    int[] pathEdges = chosenEdges[path];
    int rest = length[path] - steps;
    boolean fits = rest <= nodes[upper].length;
    nodes[path] = fits ? nodes[upper] : new int[pathNodes.length];
    chosenEdges[path] = fits ? chosenEdges[upper] : new int[pathEdges.length];
    System.arraycopy(pathNodes, steps, nodes[path], 0, rest);
    System.arraycopy(pathEdges, steps * roles, chosenEdges[path], 0, rest * roles);
    nodes[upper] = pathNodes;
    chosenEdges[upper] = pathEdges;
    length[upper] = steps;
    length[path] = rest;
    prefix[path] = upper;
    sharers[upper] = jobs;
    return upper;
  }

  /** Attaches a path to the end of a prefix. */
  void join(int path, int upper) {
    prefix[path] = upper;
  }

  /** The prefix above a path, or {@link #NONE}. */
  int prefix(int path) {
    return prefix[path];
  }

  /** Counts one of the jobs of a prefix as done. Returns true if it was the last. */
  boolean leave(int upper) {
    sharers[upper]--;
    return sharers[upper] == 0;
  }

  /** Number of playouts that a path counts for while it is in flight. */
  int weight(int path) {
    return weight[path];
  }

  void setWeight(int path, int playouts) {
    weight[path] = playouts;
  }

  /** Adds playouts that have ended. */
  void collect(int path, int playouts, long itsPlies, long[] points) {
    count[path] += playouts;
    plies[path] += itsPlies;
    for (int role = 0; role < roles; role++) {
      goals[path * roles + role] += points[role];
    }
  }

  /** Records that some playouts of a path ended without goals. */
  void noteUnscored(int path) {
    scored[path] = false;
  }

  /** True if all playouts of a path ended with goals. */
  boolean isScored(int path) {
    return scored[path];
  }

  /** Number of playouts that have ended. */
  int count(int path) {
    return count[path];
  }

  /** Plies of the playouts that have ended. */
  long plies(int path) {
    return plies[path];
  }

  /** Goal points of a role in the playouts that have ended. */
  long goals(int path, int role) {
    return goals[path * roles + role];
  }

  /** Number of steps of a path, those of its prefix included. */
  int depth(int path) {
    return prefix[path] == NONE ? length[path] : length[path] + length[prefix[path]];
  }

  /** Number of steps of a path, those of its prefix excluded. */
  int length(int path) {
    return length[path];
  }

  int node(int path, int step) {
    return nodes[path][step];
  }

  /** The edge that a role took in a step, or -1. */
  int edge(int path, int step, int role) {
    return chosenEdges[path][step * roles + role];
  }

  /**
   * The edges of all roles at all steps of a path; those of a step begin at {@code step * roles}.
   */
  int[] edgesOf(int path) {
    return chosenEdges[path];
  }

  /** Adds a step without edges. */
  void add(int path, int node) {
    int step = length[path];
    if (step == nodes[path].length) {
      nodes[path] = Arrays.copyOf(nodes[path], 2 * step);
      chosenEdges[path] = Arrays.copyOf(chosenEdges[path], 2 * step * roles);
    }
    nodes[path][step] = node;
    // The array is too short for Arrays.fill to pay.
    for (int role = 0; role < roles; role++) {
      chosenEdges[path][step * roles + role] = NONE;
    }
    length[path]++;
  }

  /** Sets the edge that a role takes in the last step. */
  void setEdge(int path, int role, int edge) {
    chosenEdges[path][(length[path] - 1) * roles + role] = edge;
  }

  /** True if a path, or the prefix above it, passes a node. */
  boolean passes(int path, int node) {
    int[] visited = nodes[path];
    for (int step = 0; step < length[path]; step++) {
      if (visited[step] == node) {
        return true;
      }
    }
    return prefix[path] != NONE && passes(prefix[path], node);
  }

  /** Marks the nodes of all pending paths. */
  void pin(BitSet pinned) {
    for (int path = 0; path < nodes.length; path++) {
      for (int step = 0; step < length[path]; step++) {
        pinned.set(nodes[path][step]);
      }
    }
  }

  /** Updates the edges of the paths after edges have moved in memory. */
  void follow(Compaction compaction) {
    for (int path = 0; path < nodes.length; path++) {
      for (int step = 0; step < length[path]; step++) {
        for (int edge = step * roles; edge < (step + 1) * roles; edge++) {
          if (chosenEdges[path][edge] != NONE) {
            chosenEdges[path][edge] = compaction.moved(nodes[path][step], chosenEdges[path][edge]);
          }
        }
      }
    }
  }
}
