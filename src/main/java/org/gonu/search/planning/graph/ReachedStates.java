package org.gonu.search.planning.graph;

import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.states.IntPages;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.StateTable;
import org.gonu.search.states.WordPages;

/**
 * The states that a search has reached, numbered in the order of discovery, each with the line that
 * led to it.
 *
 * <p>They may be <em>folded</em>: states that differ only in a step counter, which tells no more
 * than the number of moves made, count as one. Such a state is added again if it is reached by
 * fewer moves.
 */
public final class ReachedStates {
  private final int role;
  private final LegalMoves moves;
  private final StateTable table;
  private final WordPages legalBits;
  private final IntPages parents = new IntPages();

  /** By number the joint move that led to the state, and its depth in plies. */
  private final IntPages joints = new IntPages();

  private final IntPages depths = new IntPages();

  private final boolean isFolded;

  /** Bases of the step counter. */
  private final long[] stepCounter;

  /** By depth the bases of the step counter that hold at that depth. */
  private final WordPages times;

  /** By number that of the folded state; by number of a folded state the smallest depth. */
  private final IntPages folded = new IntPages();

  private final IntPages minDepths = new IntPages();

  private final long[] row;
  private final long[] legalRow;

  /**
   * An empty set of states.
   *
   * @param stepCounter bases in which states may differ and still count as one; none if states are
   *     not folded
   */
  public ReachedStates(PackedGame game, int role, long[] stepCounter) {
    this.role = role;
    this.stepCounter = stepCounter.clone();
    isFolded = !isNone(stepCounter);
    moves = new LegalMoves(game);
    table = new StateTable(game.words());
    times = new WordPages(game.words());
    row = new long[game.words()];
    legalRow = new long[MoveBits.words(game)];
    legalBits = new WordPages(legalRow.length);
  }

  /** True if no bit is set. */
  public static boolean isNone(long[] bits) {
    long any = 0;
    for (long word : bits) {
      any |= word;
    }
    return any == 0;
  }

  /** Number of states. */
  int size() {
    return parents.size();
  }

  /** True if states that differ only in the step counter count as one. */
  boolean isFolded() {
    return isFolded;
  }

  /** Most bytes that will be in use after some more states have been added. */
  long bytesWith(int slack) {
    return table.bytes()
        + table.bytesToGrow(slack)
        + legalBits.bytes()
        + parents.bytes()
        + joints.bytes()
        + depths.bytes()
        + folded.bytes()
        + minDepths.bytes();
  }

  /**
   * Adds a state.
   *
   * @param parent number of its predecessor, -1 for the root
   * @param joint the joint move made there
   * @return false if it is known
   */
  boolean add(int parent, int joint, long[] state, long[] legal) {
    int depth = parent < 0 ? 0 : depths.get(parent) + 1;
    if (isFolded ? !addFolded(state, depth) : table.add(state) < size()) {
      return false;
    }
    parents.add(parent);
    joints.add(joint);
    depths.add(depth);
    legalBits.add(legal);
    return true;
  }

  private boolean addFolded(long[] state, int depth) {
    for (int word = 0; word < row.length; word++) {
      row[word] = state[word] & stepCounter[word];
    }
    if (depth == times.size()) {
      times.add(row);
    }
    for (int word = 0; word < row.length; word++) {
      row[word] = state[word] & ~stepCounter[word];
    }
    int number = table.add(row);
    if (number == minDepths.size()) {
      minDepths.add(depth);
    } else if (depth < minDepths.get(number)) {
      minDepths.set(number, depth);
    } else {
      return false;
    }
    folded.add(number);
    return true;
  }

  /** Plies from the root to a state. */
  int depth(int number) {
    return depths.get(number);
  }

  /** True if a state has been reached by fewer moves since it was added. */
  boolean isOutdated(int number) {
    return isFolded && minDepths.get(folded.get(number)) < depths.get(number);
  }

  /** Copies a state. */
  void state(int number, long[] state) {
    if (!isFolded) {
      table.get(number, state);
      return;
    }
    times.get(depths.get(number), row);
    table.get(folded.get(number), state);
    for (int word = 0; word < row.length; word++) {
      state[word] |= row[word];
    }
  }

  /** Copies the bits of the legal moves of a state. */
  void legal(int number, long[] legal) {
    legalBits.get(number, legal);
  }

  /** The moves of the role to a state, followed by a joint move from it. */
  int[] lineTo(int parent, int joint) {
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
