package org.gonu.search.tree;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The jobs of one worker that are under way: by ticket the path down the tree that its results go
 * back up. A step is a node and an edge; where several roles choose, each role has an edge of its
 * own there. The last step may be a node without an edge.
 *
 * <p>Several jobs can share the first steps of their paths: these then are the path of a ticket of
 * its own, the stem, which is given back after the last of the jobs.
 */
final class Tickets {
  /** No ticket, or no edge. */
  static final int NONE = -1;

  private static final int FIRST_DEPTH = 32;

  private final int roles;
  private final int[][] nodes;
  private final int[][] arms;
  private final int[] length;

  /** By ticket: playouts that it counts for as long as it is under way. */
  private final int[] weight;

  /** By ticket: what its playouts that have ended come to so far. */
  private final int[] count;

  private final long[] plies;
  private final long[] goals;
  private final boolean[] scored;

  /** By ticket: the stem above its path, or {@link #NONE}. */
  private final int[] stem;

  /** By stem: jobs of it that are not done. */
  private final int[] sharers;

  private final int[] free;
  private int freeCount;

  /** Tickets for a number of jobs at a time. */
  Tickets(int capacity, int roles) {
    this.roles = roles;
    nodes = new int[capacity][];
    arms = new int[capacity][];
    length = new int[capacity];
    weight = new int[capacity];
    count = new int[capacity];
    plies = new long[capacity];
    goals = new long[capacity * roles];
    scored = new boolean[capacity];
    stem = new int[capacity];
    sharers = new int[capacity];
    free = new int[capacity];
    Arrays.setAll(free, i -> capacity - 1 - i);
    freeCount = capacity;
  }

  /** Number of tickets in use. */
  int used() {
    return free.length - freeCount;
  }

  /** A ticket with an empty path; there must be a free one. */
  int take() {
    freeCount--;
    int ticket = free[freeCount];
    if (nodes[ticket] == null) {
      nodes[ticket] = new int[FIRST_DEPTH];
      arms[ticket] = new int[FIRST_DEPTH * roles];
    }
    length[ticket] = 0;
    count[ticket] = 0;
    plies[ticket] = 0;
    scored[ticket] = true;
    stem[ticket] = NONE;
    Arrays.fill(goals, ticket * roles, (ticket + 1) * roles, 0);
    return ticket;
  }

  /** The ticket is done with. */
  void give(int ticket) {
    length[ticket] = 0;
    free[freeCount] = ticket;
    freeCount++;
  }

  /**
   * Makes the first steps of the path of a ticket a stem, for some jobs to share.
   *
   * @param steps less than the path has
   * @param jobs that will be done with it one by one, this one included (see {@link #leave})
   * @return the stem, a ticket; there must be a free one
   */
  int cut(int ticket, int steps, int jobs) {
    int upper = take();
    int[] pathNodes = nodes[ticket];
    int[] pathArms = arms[ticket];
    int rest = length[ticket] - steps;
    boolean fits = rest <= nodes[upper].length;
    nodes[ticket] = fits ? nodes[upper] : new int[pathNodes.length];
    arms[ticket] = fits ? arms[upper] : new int[pathArms.length];
    System.arraycopy(pathNodes, steps, nodes[ticket], 0, rest);
    System.arraycopy(pathArms, steps * roles, arms[ticket], 0, rest * roles);
    nodes[upper] = pathNodes;
    arms[upper] = pathArms;
    length[upper] = steps;
    length[ticket] = rest;
    stem[ticket] = upper;
    sharers[upper] = jobs;
    return upper;
  }

  /** Lets the path of a ticket begin where a stem ends. */
  void join(int ticket, int upper) {
    stem[ticket] = upper;
  }

  /** The stem above the path of a ticket, or {@link #NONE}. */
  int stem(int ticket) {
    return stem[ticket];
  }

  /** One of the jobs of a stem is done. True if it was the last. */
  boolean leave(int upper) {
    sharers[upper]--;
    return sharers[upper] == 0;
  }

  /** Number of playouts that a ticket counts for while it is under way. */
  int weight(int ticket) {
    return weight[ticket];
  }

  void setWeight(int ticket, int playouts) {
    weight[ticket] = playouts;
  }

  /** Adds playouts that have ended. */
  void collect(int ticket, int playouts, long itsPlies, long[] points) {
    count[ticket] += playouts;
    plies[ticket] += itsPlies;
    for (int role = 0; role < roles; role++) {
      goals[ticket * roles + role] += points[role];
    }
  }

  /** Notes that some playouts of a ticket have no goals of their own. */
  void noteUnscored(int ticket) {
    scored[ticket] = false;
  }

  /** True if all playouts of a ticket have goals of their own. */
  boolean isScored(int ticket) {
    return scored[ticket];
  }

  /** Number of playouts that have ended. */
  int count(int ticket) {
    return count[ticket];
  }

  /** Their plies. */
  long plies(int ticket) {
    return plies[ticket];
  }

  /** Their goal points for a role. */
  long goals(int ticket, int role) {
    return goals[ticket * roles + role];
  }

  /** Number of steps of the path and of the stem above it. */
  int depth(int ticket) {
    return stem[ticket] == NONE ? length[ticket] : length[ticket] + length[stem[ticket]];
  }

  /** Number of steps of the path, without those of a stem. */
  int length(int ticket) {
    return length[ticket];
  }

  int node(int ticket, int step) {
    return nodes[ticket][step];
  }

  /** The edge that a role took in a step, or -1. */
  int arm(int ticket, int step, int role) {
    return arms[ticket][step * roles + role];
  }

  /**
   * The edges of all roles of all steps of a path; those of a step from {@code step * roles} on.
   */
  int[] arms(int ticket) {
    return arms[ticket];
  }

  /** Adds a step without edges. */
  void add(int ticket, int node) {
    int step = length[ticket];
    if (step == nodes[ticket].length) {
      nodes[ticket] = Arrays.copyOf(nodes[ticket], 2 * step);
      arms[ticket] = Arrays.copyOf(arms[ticket], 2 * step * roles);
    }
    nodes[ticket][step] = node;
    // Too few for what filling by the library costs.
    for (int role = 0; role < roles; role++) {
      arms[ticket][step * roles + role] = NONE;
    }
    length[ticket]++;
  }

  /** Sets the edge that a role takes in the last step. */
  void setArm(int ticket, int role, int edge) {
    arms[ticket][(length[ticket] - 1) * roles + role] = edge;
  }

  /** True if the path, or the stem above it, comes through a node. */
  boolean passes(int ticket, int node) {
    int[] path = nodes[ticket];
    for (int step = 0; step < length[ticket]; step++) {
      if (path[step] == node) {
        return true;
      }
    }
    return stem[ticket] != NONE && passes(stem[ticket], node);
  }

  /** Marks the nodes on the paths of tickets in use. */
  void pin(BitSet pinned) {
    for (int ticket = 0; ticket < nodes.length; ticket++) {
      for (int step = 0; step < length[ticket]; step++) {
        pinned.set(nodes[ticket][step]);
      }
    }
  }

  /** Follows the edges of nodes to where they are now. */
  void follow(Compaction compaction) {
    for (int ticket = 0; ticket < nodes.length; ticket++) {
      for (int step = 0; step < length[ticket]; step++) {
        for (int arm = step * roles; arm < (step + 1) * roles; arm++) {
          if (arms[ticket][arm] != NONE) {
            arms[ticket][arm] = compaction.moved(nodes[ticket][step], arms[ticket][arm]);
          }
        }
      }
    }
  }
}
