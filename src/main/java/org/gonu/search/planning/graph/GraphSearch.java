package org.gonu.search.planning.graph;

import java.util.BitSet;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.GoalStatistics;
import org.gonu.search.planning.method.Line;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.gonu.search.planning.openlist.OpenList;
import org.gonu.search.states.Expander;
import org.gonu.search.states.LegalMoves;

/**
 * Expands every state once, in several orders in turn, until all have been seen or memory is full.
 * A table of states detects transpositions.
 *
 * <p>Source: several open lists as in Helmert, The Fast Downward planning system, 2006; novelty as
 * in Lipovetzky and Geffner, Best-first width search, 2017.
 */
public final class GraphSearch implements Method, Expander.Parents, Expander.Children {
  /** Memory for so many more states counts as used. Fixed: tables of states grow by themselves. */
  private static final int RESERVED_STATES = 1 << 13;

  private final int role;
  private final long maxBytes;

  /** Steps of lanes in a slice. */
  private final int steps;

  private final BestLine best;
  private final GoalStatistics statistics;
  private final Expander expander;
  private final LegalMoves moves;
  private final ReachedStates nodes;
  private final OpenList open;
  private final BitSet expanded = new BitSet();
  private final long[] root;
  private final long[] stateRow;

  /** Bases that held in some state and not in one of its successors. */
  private final long[] fallen;

  private boolean full;
  private boolean done;

  /**
   * A search from a start.
   *
   * @param nodes takes the states; empty
   * @param open decides which of them is next; empty
   */
  public GraphSearch(
      Start start,
      BestLine best,
      GoalStatistics statistics,
      ReachedStates nodes,
      OpenList open,
      long maxBytes,
      long seed) {
    this.role = start.role();
    this.best = best;
    this.statistics = statistics;
    this.nodes = nodes;
    this.open = open;
    this.maxBytes = maxBytes;
    steps = start.coefficients().count(PlanningCoefficient.PLANNING_GRAPH_STEPS);
    expander = new Expander(start.game(), seed);
    moves = new LegalMoves(start.game());
    root = start.state().clone();
    stateRow = new long[root.length];
    fallen = new long[root.length];
    add(-1, 0, expander.merged(root), start.legal());
  }

  @Override
  public boolean step() {
    boolean busy = expander.run(this, this, steps);
    done = !busy && open.isEmpty();
    return !done && !full;
  }

  @Override
  public boolean isExhausted() {
    return done && !full && !nodes.isFolded();
  }

  /** Number of states. */
  public int size() {
    return nodes.size();
  }

  @Override
  public int next(long[] state, long[] legal) {
    while (!full && !open.isEmpty()) {
      int number = open.poll();
      if (number >= 0 && !expanded.get(number) && !nodes.isOutdated(number)) {
        expanded.set(number);
        nodes.state(number, state);
        nodes.legal(number, legal);
        return number;
      }
    }
    return -1;
  }

  @Override
  public void child(
      int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals) {
    if (terminal) {
      int goal = best.points(goals[role]);
      statistics.add(state, goal);
      if (goal > best.goal()) {
        best.offer(new Line(nodes.lineTo(parent, joint), goal));
      }
    } else if (!full) {
      nodes.state(parent, stateRow);
      for (int word = 0; word < state.length; word++) {
        fallen[word] |= stateRow[word] & ~state[word];
      }
      add(parent, joint, state, legal);
      full = nodes.bytesWith(RESERVED_STATES) + open.bytes() > maxBytes;
    }
  }

  private void add(int parent, int joint, long[] state, long[] legal) {
    if (!nodes.add(parent, joint, state, legal)) {
      return;
    }
    int number = nodes.size() - 1;
    moves.read(legal);
    if (moves.mover() != LegalMoves.NONE && moves.mover() != role) {
      best.refute();
    }
    open.add(state, nodes.depth(number), moves.count(role), lasting(state));
    if (moves.jointCount() == 0) {
      best.noteBreakdown();
      expanded.set(number);
    }
  }

  /** Number of bases that hold in a state but not in the root, and were never seen to be lost. */
  private int lasting(long[] state) {
    int count = 0;
    for (int word = 0; word < state.length; word++) {
      count += Long.bitCount(state[word] & ~fallen[word] & ~root[word]);
    }
    return count;
  }
}
