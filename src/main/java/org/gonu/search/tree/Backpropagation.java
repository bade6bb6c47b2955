package org.gonu.search.tree;

/** Carries results up the paths of tickets. */
final class Backpropagation {
  private final Tree tree;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final Tickets tickets;
  private final Bounds bounds;
  private final Counters counters;
  private final boolean usesBounds;
  private final int roles;

  Backpropagation(Setup setup, Tickets tickets, JointMoves jointMoves) {
    this.tickets = tickets;
    tree = setup.tree();
    nodes = tree.nodes();
    edges = tree.edges();
    bounds = new Bounds(tree, jointMoves, setup.range(), setup.chanceRole());
    counters = setup.counters();
    usesBounds = setup.usesBounds();
    roles = setup.roles();
  }

  /** Adds the goals of some playouts to all nodes and edges of a path. */
  void add(int ticket, int count, long[] goals) {
    int child = NodeStore.NONE;
    for (int step = tickets.length(ticket) - 1; step >= 0; step--) {
      int node = tickets.node(ticket, step);
      nodes.addVisits(node, count, counters);
      for (int role = 0; role < roles; role++) {
        nodes.addGoals(node, role, goals[role], counters);
        int edge = tickets.arm(ticket, step, role);
        if (edge >= 0) {
          addToEdge(edge, nodes.mover(node) >= 0 ? child : NodeStore.NONE, role, count, goals);
        }
      }
      child = node;
    }
  }

  /** The value of an edge is that of its child, where it has one of its own. */
  private void addToEdge(int edge, int child, int role, int count, long[] goals) {
    if (child >= 0) {
      edges.setValue(edge, nodes.value(child, role));
    } else {
      int before = edges.visits(edge);
      float sum = edges.value(edge) * before + goals[role];
      edges.setValue(edge, sum / (before + count));
    }
    edges.addVisits(edge, count, counters);
  }

  /** Takes the playouts of a path off those that are under way. */
  void land(int ticket) {
    int weight = tickets.weight(ticket);
    for (int step = tickets.length(ticket) - 1; step >= 0; step--) {
      for (int role = 0; role < roles; role++) {
        int edge = tickets.arm(ticket, step, role);
        if (edge >= 0) {
          edges.addFlight(edge, -weight, counters);
        }
      }
    }
  }

  /** Carries bounds up a path from a step, as far as they change anything. */
  void propagate(int ticket, int from) {
    if (!usesBounds) {
      return;
    }
    synchronized (tree) {
      for (int step = from; step >= 0 && bounds.update(tickets.node(ticket, step)); step--) {
        // The update of the step is the work.
      }
    }
  }
}
