package org.gonu.search.puzzle;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.gonu.machine.PackedGame;
import org.gonu.search.table.Expander;
import org.gonu.search.table.IntPages;
import org.gonu.search.table.LegalMoves;
import org.gonu.search.table.StateTable;
import org.gonu.search.table.WordPages;

/**
 * Expands every state once, in several orders that take turns, until all have been seen or memory
 * is full. Lines that meet are told by the table of states.
 *
 * <p>Source: several open lists as in Helmert, The Fast Downward planning system, 2006; novelty as
 * in Lipovetzky and Geffner, Best-first width search, 2017.
 */
final class GraphSearch implements Method, Expander.Parents, Expander.Children {
  /** Steps of lanes in a slice. */
  private static final int STEPS = 8;

  /** States that may be added in a slice. */
  private static final int SLACK = 1 << 15;

  private final int role;
  private final long maxBytes;
  private final BestLine best;
  private final GoalStatistics statistics;
  private final Expander expander;
  private final LegalMoves moves;
  private final StateTable states;
  private final WordPages legalBits;
  private final OpenLists open;
  private final BitSet expanded = new BitSet();

  /** By state the one before, the joint move that led to it, and how many plies it took. */
  private final IntPages parents = new IntPages();

  private final IntPages joints = new IntPages();
  private final IntPages depths = new IntPages();

  private final long[] root;
  private final long[] legalRow;
  private final long[] stateRow;

  /** Bases that held in some state and no more in one that followed. */
  private final long[] fallen;

  private boolean full;
  private boolean done;

  /** Starts at a state that is not terminal. */
  GraphSearch(
      PackedGame game,
      int role,
      long[] root,
      long[] legal,
      BestLine best,
      GoalStatistics statistics,
      long maxBytes,
      SplittableRandom random) {
    this.role = role;
    this.best = best;
    this.statistics = statistics;
    this.maxBytes = maxBytes;
    expander = new Expander(game, random.nextLong());
    moves = new LegalMoves(game);
    states = new StateTable(game.words());
    legalBits = new WordPages(legal.length);
    this.root = root.clone();
    legalRow = new long[legal.length];
    stateRow = new long[root.length];
    fallen = new long[root.length];
    open = new OpenLists(game.words(), statistics, random);
    add(-1, 0, root, legal);
  }

  @Override
  public boolean step() {
    boolean busy = expander.run(this, this, STEPS);
    full |= bytes() > maxBytes;
    done = !busy && open.isEmpty();
    return !done && !full;
  }

  @Override
  public boolean isExhausted() {
    return done && !full;
  }

  /** Number of states. */
  int size() {
    return states.size();
  }

  private long bytes() {
    return states.bytes()
        + states.bytesToGrow(SLACK)
        + legalBits.bytes()
        + parents.bytes()
        + joints.bytes()
        + depths.bytes()
        + open.bytes();
  }

  @Override
  public int next(long[] state, long[] legal) {
    while (!open.isEmpty()) {
      int number = open.poll();
      if (number >= 0 && !expanded.get(number)) {
        expanded.set(number);
        states.get(number, state);
        legalBits.get(number, legal);
        return number;
      }
    }
    return -1;
  }

  @Override
  public void child(
      int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals) {
    if (terminal) {
      int goal = Math.max(0, goals[role]);
      statistics.add(state, goal);
      if (goal > best.goal()) {
        best.offer(new Line(lineTo(parent, joint), goal));
      }
    } else {
      states.get(parent, stateRow);
      for (int word = 0; word < state.length; word++) {
        fallen[word] |= stateRow[word] & ~state[word];
      }
      add(parent, joint, state, legal);
    }
  }

  private void add(int parent, int joint, long[] state, long[] legal) {
    int size = states.size();
    if (states.add(state) < size) {
      return;
    }
    moves.read(legal);
    if (moves.mover() != LegalMoves.NONE && moves.mover() != role) {
      best.refute();
    }
    int depth = parent < 0 ? 0 : depths.get(parent) + 1;
    parents.add(parent);
    joints.add(joint);
    depths.add(depth);
    legalBits.add(legal);
    open.add(state, depth, moves.count(role), lasting(state));
    if (moves.jointCount() == 0) {
      expanded.set(size);
    }
  }

  /** Number of bases that hold in a state, not in the root, and were never seen to fall. */
  private int lasting(long[] state) {
    int count = 0;
    for (int word = 0; word < state.length; word++) {
      count += Long.bitCount(state[word] & ~fallen[word] & ~root[word]);
    }
    return count;
  }

  private int[] lineTo(int parent, int joint) {
    int[] line = new int[depths.get(parent) + 1];
    int lastJoint = joint;
    int state = parent;
    for (int ply = line.length - 1; ply >= 0; ply--) {
      legalBits.get(state, legalRow);
      moves.read(legalRow);
      line[ply] = moves.move(role, moves.indexIn(lastJoint, role));
      lastJoint = joints.get(state);
      state = parents.get(state);
    }
    return line;
  }
}
