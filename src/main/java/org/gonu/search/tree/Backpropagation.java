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

  /** What the jobs of a stem have come to. */
  private final long[] collected;

  Backpropagation(Setup setup, Tickets tickets, JointMoves jointMoves) {
    this.tickets = tickets;
    tree = setup.tree();
    nodes = tree.nodes();
    edges = tree.edges();
    bounds = new Bounds(tree, jointMoves, setup.range(), setup.chanceRole());
    counters = setup.counters();
    usesBounds = setup.usesBounds();
    roles = setup.roles();
    collected = new long[roles];
  }

  /**
   * Adds the goals of some playouts to all nodes and edges of a path. A stem above it collects them
   * until all jobs that share it are done.
   */
  void add(int ticket, int count, long[] goals) {
    addToPath(ticket, NodeStore.NONE, count, goals);
    int stem = tickets.stem(ticket);
    if (stem != Tickets.NONE) {
      tickets.collect(stem, count, 0, goals);
    }
  }

  /** Adds goals to a path of which the last edges lead to a node, or to none that is known. */
  private void addToPath(int ticket, int end, int count, long[] goals) {
    int child = end;
    for (int step = tickets.length(ticket) - 1; step >= 0; step--) {
      int node = tickets.node(ticket, step);
      if (nodes.addVisits(node, count, counters)) {
        tree.halving().note(node);
      }
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
      float mean = RunningMean.of(edges.value(edge), edges.visits(edge), goals[role], count);
      edges.setValue(edge, mean);
    }
    edges.addVisits(edge, count, counters);
  }

  /** A job is done: takes its playouts off those that are under way. */
  void land(int ticket) {
    landPath(ticket);
    int stem = tickets.stem(ticket);
    if (stem != Tickets.NONE) {
      leave(stem, tickets.node(ticket, 0));
    }
  }

  /**
   * One of the jobs that share a stem is done. After the last one, what all have come to goes up
   * the stem.
   *
   * @param end the node behind the stem
   */
  void leave(int stem, int end) {
    if (!tickets.leave(stem)) {
      return;
    }
    for (int role = 0; role < roles; role++) {
      collected[role] = tickets.goals(stem, role);
    }
    addToPath(stem, end, tickets.count(stem), collected);
    landPath(stem);
    tickets.give(stem);
  }

  private void landPath(int ticket) {
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
      int stem = tickets.stem(ticket);
      if (changesAll(ticket, from) && stem != Tickets.NONE) {
        changesAll(stem, tickets.length(stem) - 1);
      }
    }
  }

  /** Carries bounds up from a step. True if they changed something in every one. */
  private boolean changesAll(int ticket, int from) {
    int step = from;
    while (step >= 0 && bounds.update(tickets.node(ticket, step))) {
      step--;
    }
    return step < 0;
  }
}
