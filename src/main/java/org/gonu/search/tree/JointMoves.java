package org.gonu.search.tree;

import org.gonu.machine.PackedGame;

/**
 * Numbers of the joint moves of nodes at which several roles choose: mixed radix over the edges of
 * these roles, the first role lowest. A role that has no choice has no edges and no digit.
 */
final class JointMoves {
  private final PackedGame game;
  private final NodeStore nodes;
  private final EdgeStore edges;

  JointMoves(PackedGame game, Tree tree) {
    this.game = game;
    this.nodes = tree.nodes();
    this.edges = tree.edges();
  }

  /** The role that an edge is a move of. */
  int roleOf(int edge) {
    int role = 0;
    while (game.firstMove(role + 1) <= edges.move(edge)) {
      role++;
    }
    return role;
  }

  /** The first edge of a role, or of the next one that has any. */
  int firstEdge(int node, int role) {
    int edge = nodes.firstEdge(node);
    int to = edge + nodes.edgeCount(node);
    while (edge < to && edges.move(edge) < game.firstMove(role)) {
      edge++;
    }
    return edge;
  }

  /** Number of edges of a role. */
  int edges(int node, int role) {
    return firstEdge(node, role + 1) - firstEdge(node, role);
  }

  /** Number of joint moves; the largest number if there are more. */
  long count(int node) {
    long count = 1;
    for (int role = 0; role < nodes.roles; role++) {
      int own = Math.max(1, edges(node, role));
      count = count > Long.MAX_VALUE / own ? Long.MAX_VALUE : count * own;
    }
    return count;
  }

  /** The first joint move that has a move of a role, given by its place among its edges. */
  long first(int node, int role, int move) {
    return weight(node, role) * move;
  }

  /** The joint move with the same move of a role that comes next, or -1. */
  long next(int node, int role, long joint) {
    long weight = weight(node, role);
    long own = Math.max(1, edges(node, role));
    long rest = joint % weight + joint / (weight * own) * weight + 1;
    if (rest >= count(node) / own) {
      return -1;
    }
    long move = joint / weight % own;
    return rest % weight + move * weight + rest / weight * weight * own;
  }

  private long weight(int node, int role) {
    long weight = 1;
    for (int lower = 0; lower < role; lower++) {
      weight *= Math.max(1, edges(node, lower));
    }
    return weight;
  }

  /** The number of the joint move of some edges, one for each role; -1 for roles without. */
  long number(int node, int[] arms, int from) {
    long number = 0;
    for (int role = nodes.roles - 1; role >= 0; role--) {
      int own = Math.max(1, edges(node, role));
      int arm = arms[from + role];
      number = number * own + (arm < 0 ? 0 : arm - firstEdge(node, role));
    }
    return number;
  }
}
