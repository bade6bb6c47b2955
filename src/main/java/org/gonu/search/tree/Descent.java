package org.gonu.search.tree;

import java.util.SplittableRandom;

/** Goes down the tree to the leaves whose playouts tell most (selection). */
final class Descent {
  /** Stands for a path that led to a known value. */
  static final int SETTLED = -1;

  /** Stands for a child that is not in the tree. */
  private static final int UNKNOWN = -2;

  /** Steps from which on a path is looked through for cycles. */
  private static final int CYCLE_CHECK = 48;

  private static final int LONGEST_PATH = 2_000;

  private final Tree tree;
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final Tickets tickets;
  private final JointMoves jointMoves;
  private final Backpropagation backpropagation;
  private final MoveNotes notes;
  private final Selection selection;
  private final SplittableRandom random;
  private final Counters counters;
  private final boolean usesBounds;
  private final int chanceRole;
  private final int roles;
  private final long[] goals;

  Descent(
      Setup setup,
      Tickets tickets,
      JointMoves jointMoves,
      Backpropagation backpropagation,
      MoveNotes notes,
      SplittableRandom random) {
    this.tickets = tickets;
    this.jointMoves = jointMoves;
    this.backpropagation = backpropagation;
    this.notes = notes;
    this.random = random;
    tree = setup.tree();
    nodes = tree.nodes();
    edges = tree.edges();
    selection = new Selection(setup);
    counters = setup.counters();
    usesBounds = setup.usesBounds();
    chanceRole = setup.chanceRole();
    roles = setup.roles();
    goals = new long[roles];
  }

  /** Takes what is the fastest by now. */
  void speedUp() {
    selection.speedUp();
  }

  /**
   * Goes down from a node: a root, or where the stem of a ticket ends. Returns the phase of the
   * job, or {@link #SETTLED}.
   */
  int descend(int ticket, int from) {
    int node = from;
    int table = MoveTables.NONE;
    while (true) {
      tickets.add(ticket, node);
      table = notes.nearestTable(node, table);
      boolean isDeep = tickets.depth(ticket) > CYCLE_CHECK;
      int mover = nodes.mover(node);
      if (mover == NodeStore.NOBODY || tickets.depth(ticket) > LONGEST_PATH) {
        return settle(ticket, node);
      }
      if (usesBounds && mover == NodeStore.SEVERAL && node != from && nodes.isProved(node)) {
        return settle(ticket, node);
      }
      int child = mover < 0 ? chooseSeveral(ticket, node) : choose(ticket, node, table);
      if (child == UNKNOWN) {
        return nodes.phase(node);
      }
      if (child == SETTLED) {
        return settle(ticket, node);
      }
      if (isDeep && tickets.passes(ticket, child)) {
        tickets.add(ticket, child);
        return nodes.phase(child);
      }
      node = child;
    }
  }

  /** Chooses an edge of the one role that can; the child it leads to. */
  private int choose(int ticket, int node, int table) {
    int mover = nodes.mover(node);
    int from = nodes.firstEdge(node);
    int count = nodes.edgeCount(node);
    int edge =
        mover == chanceRole
            ? from + random.nextInt(count)
            : selection.choose(node, from, from + count, mover, table);
    if (edge < 0) {
      return SETTLED;
    }
    take(ticket, mover, edge);
    int child = edges.child(edge);
    if (child < 0) {
      return UNKNOWN;
    }
    if (usesBounds
        && (nodes.low(child, mover) > edges.low(edge)
            || nodes.high(child, mover) < edges.high(edge))) {
      backpropagation.propagate(ticket, tickets.length(ticket) - 1);
    }
    return child;
  }

  /** Every role that has a choice chooses for itself (decoupled UCT). */
  private int chooseSeveral(int ticket, int node) {
    // The number of the joint move is added up on the way, as far as a long can tell it.
    long number = 0;
    long weight = 1;
    int from = nodes.firstEdge(node);
    for (int role = 0; role < roles; role++) {
      int to = jointMoves.firstEdge(node, role + 1);
      if (from < to) {
        int edge =
            role == chanceRole
                ? from + random.nextInt(to - from)
                : selection.chooseAmongEqual(node, from, to, role, random);
        take(ticket, role, edge);
        number += weight * (edge - from);
        weight *= to - from;
      }
      from = to;
    }
    if (jointMoves.isWide()) {
      int step = tickets.length(ticket) - 1;
      number = jointMoves.number(node, tickets.arms(ticket), step * roles);
    }
    int child = tree.joint(node, number);
    return child < 0 ? UNKNOWN : child;
  }

  private void take(int ticket, int role, int edge) {
    tickets.setArm(ticket, role, edge);
    edges.addFlight(edge, tickets.weight(ticket), counters);
  }

  /** A path ended at a value that needs no playout. */
  private int settle(int ticket, int node) {
    int weight = tickets.weight(ticket);
    for (int role = 0; role < roles; role++) {
      goals[role] = Math.round(weight * (double) nodes.value(node, role));
    }
    backpropagation.propagate(ticket, tickets.length(ticket) - 1);
    backpropagation.add(ticket, weight, goals);
    backpropagation.land(ticket);
    return SETTLED;
  }
}
