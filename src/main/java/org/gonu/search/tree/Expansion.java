package org.gonu.search.tree;

/** Adds the states to which jobs lead to the tree. */
final class Expansion {
  private final Tree tree;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final Tickets tickets;
  private final JointMoves jointMoves;
  private final int roles;

  Expansion(Setup setup, Tickets tickets, JointMoves jointMoves) {
    this.tickets = tickets;
    this.jointMoves = jointMoves;
    tree = setup.tree();
    nodes = tree.nodes();
    edges = tree.edges();
    roles = setup.roles();
  }

  /**
   * Puts the child behind the last step of a path into the tree, unless it is there already.
   *
   * @return its node, or {@link NodeStore#NONE} if there is no room
   */
  int add(
      int ticket, long[] state, long[] legal, long[] promising, boolean terminal, int[] values) {
    int step = tickets.length(ticket) - 1;
    int parent = tickets.node(ticket, step);
    int mover = nodes.mover(parent);
    if (mover < 0) {
      long joint = jointMoves.number(parent, tickets.arms(ticket), step * roles);
      int child = tree.joint(parent, joint);
      if (child < 0) {
        child = tree.add(state, legal, promising, terminal, values);
        if (child >= 0) {
          child = tree.linkJoint(parent, joint, child);
        }
      }
      return child;
    }
    int edge = tickets.arm(ticket, step, mover);
    int child = edges.child(edge);
    if (child < 0) {
      child = tree.add(state, legal, promising, terminal, values);
      if (child >= 0) {
        child = edges.link(edge, child);
      }
    }
    return child;
  }

  /** True if the state behind an edge of the last step shall be reported and added. */
  boolean isWanted(int node, int edge) {
    // The first job of an edge tells whether it deserves a node of its own.
    return nodes.mover(node) < 0
        || edges.child(edge) == NodeStore.EXPAND_SOON
        || edges.visits(edge) > 0;
  }

  /** The move out of the tree ended the match: its next playout shall put that into the tree. */
  void expandSoon(int ticket) {
    int step = tickets.length(ticket) - 1;
    int mover = nodes.mover(tickets.node(ticket, step));
    if (mover >= 0) {
      int edge = tickets.arm(ticket, step, mover);
      if (edge >= 0) {
        edges.expandSoon(edge);
      }
    }
  }
}
