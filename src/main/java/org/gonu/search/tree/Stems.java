package org.gonu.search.tree;

/**
 * The upper parts of ways down the tree that several jobs share, one after the other: a stem ends
 * at the last node that has been visited so often that these jobs hardly change what is known of
 * it, so that each of them would most likely come there anyhow. Ways below a stem are chosen one by
 * one. The jobs of a worker.
 */
final class Stems {
  /** Jobs that share a stem. */
  private static final int SHARERS = 4;

  /** Jobs that the last node of a stem has seen, at least. */
  private static final int LEAST_JOBS = 256;

  private final NodeStore nodes;
  private final EdgeStore edges;
  private final Tickets tickets;
  private final Backpropagation backpropagation;
  private final Counters counters;
  private final boolean isUsed;
  private final int roles;

  /** The stem from which the next ways go down. */
  private int stem = Tickets.NONE;

  /** The node behind it. */
  private int end = NodeStore.NONE;

  /** Number of ways that will still begin there. */
  private int left;

  Stems(Setup setup, Tickets tickets, Backpropagation backpropagation) {
    this.tickets = tickets;
    this.backpropagation = backpropagation;
    nodes = setup.tree().nodes();
    edges = setup.tree().edges();
    counters = setup.counters();
    isUsed = setup.usesStems();
    roles = setup.roles();
  }

  /** The node from which the way of a ticket goes down: where a stem ends, or else a root. */
  int start(int ticket, int root) {
    if (left == 0) {
      return root;
    }
    left--;
    tickets.join(ticket, stem);
    return end;
  }

  /** Makes a stem of the upper part of a way that led from the root to a leaf, if it can be one. */
  void grow(int ticket) {
    if (!isUsed || tickets.stem(ticket) != Tickets.NONE) {
      return;
    }
    int weight = tickets.weight(ticket);
    int steps = tickets.length(ticket) - 1;
    while (steps > 0 && nodes.visits(tickets.node(ticket, steps)) < LEAST_JOBS * weight) {
      steps--;
    }
    if (steps == 0) {
      return;
    }
    stem = tickets.cut(ticket, steps, SHARERS);
    end = tickets.node(ticket, 0);
    left = SHARERS - 1;
    tickets.setWeight(stem, SHARERS * weight);
    addFlight(steps, left * weight);
  }

  /** Counts the playouts of jobs to come as under way: of the one that led here they are. */
  private void addFlight(int steps, int playouts) {
    int[] arms = tickets.arms(stem);
    for (int i = 0; i < steps * roles; i++) {
      if (arms[i] != Tickets.NONE) {
        edges.addFlight(arms[i], playouts, counters);
      }
    }
  }

  /** No more ways begin at the stem. */
  void close() {
    while (left > 0) {
      left--;
      backpropagation.leave(stem, end);
    }
  }
}
