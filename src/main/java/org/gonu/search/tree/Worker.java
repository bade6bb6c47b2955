package org.gonu.search.tree;

import java.util.BitSet;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.search.SearchParameters;
import org.gonu.search.Technique;

/**
 * One thread's part of the search: whenever a lane falls free, goes down the tree to a leaf
 * (selection) and gives the lane the move that leads out of the tree as a job. The first step of
 * the job delivers the child (expansion), the rest is the playout, whose goals go back up the path
 * that was remembered (backpropagation).
 */
final class Worker implements LaneClient {
  /** Paths that are tried for a job before the lanes go on without. */
  private static final int MOST_TRIES = 64;

  /** Steps from which on a path is looked through for cycles. */
  private static final int CYCLE_CHECK = 48;

  private static final int LONGEST_PATH = 2_000;

  /** Playouts of the root for each job that may be under way: they do not know of each other. */
  private static final int PLAYOUTS_PER_JOB = 48;

  private static final int FEWEST_JOBS = 16;

  /** Playouts from which on a node has a table of moves, in jobs. */
  private static final int JOBS_FOR_TABLE = 256;

  /** Of so many moves of a game, those of each job are noted; of more, those of fewer jobs. */
  private static final int MOVES_OF_EACH_JOB = 64;

  /** Runs between looks whether the tables of moves help. */
  private static final int RUNS_PER_COMPARISON = 16;

  private final PackedGame game;
  private final Tree tree;
  private final SearchParameters parameters;
  private final GoalRange range;
  private final MoveTables tables;
  private final Lanes lanes;
  private final Tickets tickets;
  private final JobQueue[] waiting;
  private final int leastCopies;
  private final int chanceRole;
  private final boolean usesBounds;
  private final java.util.SplittableRandom random;
  private final long[] state;
  private final long[] goals;

  private final Counters counters;
  private final MoveAgreement agreement;
  private final int[] made;
  private final int jobsPerNote;
  private int runs;
  private NodeStore nodes;
  private EdgeStore edges;
  private JointMoves jointMoves;
  private Bounds bounds;
  private Selection selection;
  private int root;
  private int copies;

  /** Finished playouts, all in all; the second for other threads to read. */
  private long finished;

  private volatile long playouts;

  /** What paths that needed no playout counted for. */
  private long settled;

  private volatile long visits;

  /**
   * A worker.
   *
   * @param leastCopies playouts from a leaf at a time
   * @param chanceRole the role that moves by chance, or -1
   */
  Worker(
      PackedGame game,
      Tree tree,
      SearchParameters parameters,
      GoalRange range,
      MoveTables tables,
      Lanes lanes,
      int leastCopies,
      int chanceRole,
      long seed) {
    this.game = game;
    this.tree = tree;
    this.parameters = parameters;
    this.range = range;
    this.tables = tables;
    this.lanes = lanes;
    this.leastCopies = leastCopies;
    this.chanceRole = chanceRole;
    this.usesBounds = parameters.uses(Technique.SOLVER);
    random = new java.util.SplittableRandom(seed);
    int roles = game.roles().size();
    tickets = new Tickets(lanes.size() * (game.phases() + 1), roles);
    waiting = new JobQueue[game.phases()];
    for (int phase = 0; phase < waiting.length; phase++) {
      waiting[phase] = new JobQueue(lanes.size());
    }
    counters = parameters.threads() == 1 ? Counters.PLAIN : Counters.SHARED;
    agreement = new MoveAgreement(tables);
    made = new int[game.moves().size()];
    jobsPerNote = 8 + made.length / MOVES_OF_EACH_JOB;
    state = new long[game.words()];
    goals = new long[roles];
    nodes = tree.nodes();
    edges = tree.edges();
    jointMoves = new JointMoves(game, tree);
    bounds = new Bounds(tree, jointMoves, range, chanceRole);
    selection = new Selection(tree, parameters, range, tables);
  }

  /** Gets ready to search from a root; after the tree has grown, too. */
  void attach(int newRoot) {
    root = newRoot;
    nodes = tree.nodes();
    edges = tree.edges();
    jointMoves = new JointMoves(game, tree);
    bounds = new Bounds(tree, jointMoves, range, chanceRole);
    selection = new Selection(tree, parameters, range, tables);
  }

  /** Makes some steps in all lanes. */
  void run(int steps) {
    int jobs = Math.max(FEWEST_JOBS, Math.min(lanes.size(), nodes.visits(root) / PLAYOUTS_PER_JOB));
    copies = Math.max(leastCopies, lanes.size() / jobs);
    lanes.run(this, steps);
    runs++;
    if (runs % RUNS_PER_COMPARISON == 0
        && nodes.mover(root) >= 0
        && nodes.moveTable(root) != MoveTables.NONE) {
      agreement.compare(nodes, edges, root);
    }
  }

  /** Finished playouts, all in all; from any thread. */
  long playouts() {
    return playouts;
  }

  /** Finished playouts and what paths without any counted for; from any thread. */
  long visits() {
    return visits;
  }

  /** Marks the nodes that playouts under way will come back to. */
  void pin(BitSet pinned) {
    tickets.pin(pinned);
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    if (waiting[phase].isEmpty() && !prepare(phase)) {
      return false;
    }
    fill(waiting[phase].take(), job);
    return true;
  }

  /** Looks for a leaf of a phase; false if there is none for now. */
  private boolean prepare(int phase) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      int ticket = tickets.take();
      tickets.setWeight(ticket, copies);
      int leafPhase = descend(ticket);
      if (leafPhase < 0) {
        tickets.give(ticket);
      } else {
        waiting[leafPhase].add(ticket);
        if (leafPhase == phase) {
          return true;
        }
        if (waiting[leafPhase].isFull()) {
          return false;
        }
      }
    }
    return false;
  }

  private void fill(int ticket, LaneJob job) {
    int step = tickets.length(ticket) - 1;
    int node = tickets.node(ticket, step);
    nodes.copyState(node, state);
    job.setTicket(ticket);
    job.setState(state);
    job.setLimit(parameters.maxPlayoutSteps());
    job.setCopies(tickets.weight(ticket));
    boolean reports = false;
    for (int role = 0; role < goals.length; role++) {
      int edge = tickets.arm(ticket, step, role);
      if (edge >= 0) {
        job.force(role, edges.move(edge));
        // The first job of an edge tells whether it deserves a node of its own.
        reports |=
            nodes.mover(node) < 0
                || edges.child(edge) == NodeStore.EXPAND_SOON
                || edges.visits(edge) > 0;
      }
    }
    if (reports) {
      job.reportChild(true);
    }
  }

  /** Goes down to a leaf. Returns the phase of its job, -1 if the path led to a known value. */
  private int descend(int ticket) {
    int node = root;
    int table = MoveTables.NONE;
    while (true) {
      tickets.add(ticket, node);
      table = nearestTable(node, table);
      boolean isDeep = tickets.length(ticket) > CYCLE_CHECK;
      if (nodes.mover(node) == NodeStore.NOBODY || tickets.length(ticket) > LONGEST_PATH) {
        settle(ticket, node);
        return -1;
      }
      int child = nodes.mover(node) < 0 ? chooseSeveral(ticket, node) : choose(ticket, node, table);
      if (child == UNKNOWN) {
        return nodes.phase(node);
      }
      if (child == SETTLED) {
        settle(ticket, node);
        return -1;
      }
      if (isDeep && tickets.passes(ticket, child)) {
        tickets.add(ticket, child);
        return nodes.phase(child);
      }
      node = child;
    }
  }

  /** The table of a node, which gets one if it is worth it, or else the one from above. */
  private int nearestTable(int node, int above) {
    int own = nodes.moveTable(node);
    if (own == MoveTables.NONE
        && tables.isKept()
        && nodes.visits(node) >= JOBS_FOR_TABLE * leastCopies) {
      own = tables.take();
      nodes.setMoveTable(node, own);
    }
    return own == MoveTables.NONE ? above : own;
  }

  /** Stand for a child that is not in the tree, and for a node where nothing is left to choose. */
  private static final int UNKNOWN = -1;

  private static final int SETTLED = -2;

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
    tickets.setArm(ticket, mover, edge);
    edges.addFlight(edge, tickets.weight(ticket), counters);
    int child = edges.child(edge);
    if (child < 0) {
      return UNKNOWN;
    }
    if (usesBounds
        && (nodes.low(child, mover) > edges.low(edge)
            || nodes.high(child, mover) < edges.high(edge))) {
      propagate(ticket, tickets.length(ticket) - 1);
    }
    return child;
  }

  /** Every role that has a choice chooses for itself (decoupled UCT). */
  private int chooseSeveral(int ticket, int node) {
    for (int role = 0; role < goals.length; role++) {
      int from = jointMoves.firstEdge(node, role);
      int to = jointMoves.firstEdge(node, role + 1);
      if (from < to) {
        int edge =
            role == chanceRole
                ? from + random.nextInt(to - from)
                : selection.chooseAmongEqual(node, from, to, role, random);
        tickets.setArm(ticket, role, edge);
        edges.addFlight(edge, tickets.weight(ticket), counters);
      }
    }
    int step = tickets.length(ticket) - 1;
    long joint = jointMoves.number(node, tickets.arms(ticket), step * goals.length);
    return tree.joint(node, joint);
  }

  /** A path ended at a value that needs no playout. */
  private void settle(int ticket, int node) {
    int weight = tickets.weight(ticket);
    for (int role = 0; role < goals.length; role++) {
      goals[role] = Math.round(weight * (double) nodes.value(node, role));
    }
    if (usesBounds) {
      propagate(ticket, tickets.length(ticket) - 1);
    }
    backUp(ticket, weight);
    land(ticket);
    settled += weight;
    visits = finished + settled;
  }

  @Override
  public void child(int ticket, long[] childState, long[] legal, boolean terminal, int[] values) {
    int step = tickets.length(ticket) - 1;
    int parent = tickets.node(ticket, step);
    int mover = nodes.mover(parent);
    int child;
    if (mover >= 0) {
      int edge = tickets.arm(ticket, step, mover);
      child = edges.child(edge);
      if (child < 0) {
        child = tree.add(childState, legal, terminal, values);
        if (child >= 0) {
          edges.setChild(edge, child);
        }
      }
    } else {
      long joint = jointMoves.number(parent, tickets.arms(ticket), step * goals.length);
      child = tree.joint(parent, joint);
      if (child < 0) {
        child = tree.add(childState, legal, terminal, values);
        if (child >= 0) {
          tree.putJoint(parent, joint, child);
        }
      }
    }
    if (child >= 0) {
      tickets.add(ticket, child);
      if (usesBounds && nodes.isBounded(child)) {
        propagate(ticket, step);
      }
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>The playouts of a job end at different times. They go up the tree together when the last one
   * has ended, since the way costs as much for one as for all.
   */
  @Override
  public void ended(int ticket, PlayoutSums sums, boolean last) {
    int count = sums.count();
    int unscored = count - sums.scored();
    for (int role = 0; role < goals.length; role++) {
      goals[role] = sums.goals(role) + 50L * unscored;
    }
    finished += count;
    playouts = finished;
    visits = finished + settled;
    if (unscored > 0) {
      tickets.noteUnscored(ticket);
    }
    tickets.collect(ticket, count, sums.plies(), goals);
    if (isNoted(ticket)) {
      noteMoves(ticket, sums);
    }
    if (last) {
      bringHome(ticket);
    }
  }

  /** Not the moves of all jobs are noted where there are many moves. */
  private boolean isNoted(int ticket) {
    return ticket % jobsPerNote == 0 && tables.isKept();
  }

  /** Notes the moves of playouts in the tables of the path. */
  private void noteMoves(int ticket, PlayoutSums sums) {
    if (nodes.moveTable(tickets.node(ticket, 0)) == MoveTables.NONE) {
      return;
    }
    int count = 0;
    for (int move = 0; move < made.length; move++) {
      if (sums.made(move) > 0) {
        made[count] = move;
        count++;
      }
    }
    for (int step = 0; step < tickets.length(ticket); step++) {
      int table = nodes.moveTable(tickets.node(ticket, step));
      if (table != MoveTables.NONE) {
        tables.add(table, made, count, sums);
      }
    }
  }

  /** Notes the moves of a path in the tables of the nodes before them. */
  private void notePath(int ticket, int count) {
    int length = tickets.length(ticket);
    for (int step = 0; step < length; step++) {
      int table = nodes.moveTable(tickets.node(ticket, step));
      if (table == MoveTables.NONE) {
        return;
      }
      for (int later = step; later < length; later++) {
        for (int role = 0; role < goals.length; role++) {
          int edge = tickets.arm(ticket, later, role);
          if (edge >= 0) {
            tables.add(table, edges.move(edge), count, goals[role]);
          }
        }
      }
    }
  }

  private void bringHome(int ticket) {
    int count = tickets.count(ticket);
    for (int role = 0; role < goals.length; role++) {
      goals[role] = tickets.goals(ticket, role);
      range.note(role, (float) goals[role] / count);
    }
    if (tickets.isScored(ticket)) {
      range.noteSum(goals, count);
      if (tickets.plies(ticket) == count) {
        expandSoon(ticket);
      }
    }
    if (isNoted(ticket)) {
      notePath(ticket, count);
    }
    backUp(ticket, count);
    land(ticket);
    tickets.give(ticket);
  }

  /** The move out of the tree ended the match: its next playout shall put that into the tree. */
  private void expandSoon(int ticket) {
    int step = tickets.length(ticket) - 1;
    int mover = nodes.mover(tickets.node(ticket, step));
    if (mover >= 0) {
      int edge = tickets.arm(ticket, step, mover);
      if (edge >= 0 && edges.child(edge) == NodeStore.NONE) {
        edges.setChild(edge, NodeStore.EXPAND_SOON);
      }
    }
  }

  /** Adds the goals of some playouts to all nodes and edges of the path. */
  private void backUp(int ticket, int count) {
    int child = NodeStore.NONE;
    for (int step = tickets.length(ticket) - 1; step >= 0; step--) {
      int node = tickets.node(ticket, step);
      nodes.addVisits(node, count, counters);
      for (int role = 0; role < goals.length; role++) {
        nodes.addGoals(node, role, goals[role], counters);
        int edge = tickets.arm(ticket, step, role);
        if (edge >= 0) {
          if (child >= 0 && nodes.mover(node) >= 0) {
            edges.setValue(edge, nodes.value(child, role));
          } else {
            int before = edges.visits(edge);
            float sum = edges.value(edge) * before + goals[role];
            edges.setValue(edge, sum / (before + count));
          }
          edges.addVisits(edge, count, counters);
        }
      }
      child = node;
    }
  }

  /** Takes the playouts of a path off those that are under way. */
  private void land(int ticket) {
    int weight = tickets.weight(ticket);
    for (int step = tickets.length(ticket) - 1; step >= 0; step--) {
      for (int role = 0; role < goals.length; role++) {
        int edge = tickets.arm(ticket, step, role);
        if (edge >= 0) {
          edges.addFlight(edge, -weight, counters);
        }
      }
    }
  }

  /** Carries bounds up the path from a step, as far as they change anything. */
  private void propagate(int ticket, int from) {
    synchronized (tree) {
      for (int step = from; step >= 0 && bounds.update(tickets.node(ticket, step)); step--) {
        // The update of the step is the work.
      }
    }
  }
}
