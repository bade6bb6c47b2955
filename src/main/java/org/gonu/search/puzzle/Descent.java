package org.gonu.search.puzzle;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.stack.primitive.MutableIntStack;
import org.eclipse.collections.impl.factory.primitive.IntLists;
import org.eclipse.collections.impl.factory.primitive.IntStacks;
import org.gonu.search.table.IntPages;
import org.gonu.search.table.LegalMoves;
import org.gonu.search.table.StateTable;

/** The states of one run of {@link DescentSearch}, numbered in the order in which they came. */
final class Descent {
  private final int legalWords;
  private final LegalMoves moves;
  private final StateTable states;

  /** By state the bits of the moves to make in it; before its siblings are known, of all moves. */
  private long[] candidates;

  /** By state the bits of moves that led away from the goal, in it or before. */
  private long[] ruledOut;

  private final IntPages distances = new IntPages();
  private final IntPages parents = new IntPages();

  /** By state the move that led to it. */
  private final IntPages lastMoves = new IntPages();

  /** By state the number of its moves that have not been reported. */
  private final IntPages waiting = new IntPages();

  /** By state a state that follows, and the next of those that follow from the same; -1 if none. */
  private final IntPages children = new IntPages();

  private final IntPages siblings = new IntPages();
  private final MutableIntStack open = IntStacks.mutable.empty();
  private final long[] row;

  /** Has the state of a start, at a distance. */
  Descent(Start start, int distance) {
    moves = new LegalMoves(start.game());
    states = new StateTable(start.game().words());
    legalWords = start.legal().length;
    candidates = new long[64 * legalWords];
    ruledOut = new long[64 * legalWords];
    row = new long[legalWords];
    add(-1, -1, start.state(), start.legal(), distance);
    open(0);
  }

  /** Bytes for a state, roughly. */
  static int bytesOfState(Start start) {
    return Long.BYTES * (start.state().length + 4 * start.legal().length) + 64;
  }

  /** Number of states. */
  int size() {
    return parents.size();
  }

  /** True if no state is to be expanded now. */
  boolean isEmpty() {
    return open.isEmpty();
  }

  /** Takes the next state to be expanded and the bits of the moves to make in it. */
  int poll(long[] state, long[] legal) {
    int number = open.pop();
    states.get(number, state);
    candidates(number, legal);
    return number;
  }

  /** Copies the bits of the moves that are made in a state. */
  void candidates(int number, long[] bits) {
    System.arraycopy(candidates, number * legalWords, bits, 0, legalWords);
  }

  /** The distance of a state. */
  int distance(int number) {
    return distances.get(number);
  }

  /** Adds a state that follows from another unless it is known. */
  void add(int parent, int move, long[] state, long[] legal, int distance) {
    int number = size();
    if (states.add(state) < number) {
      return;
    }
    if ((number + 1) * legalWords > candidates.length) {
      candidates = Arrays.copyOf(candidates, 2 * candidates.length);
      ruledOut = Arrays.copyOf(ruledOut, candidates.length);
    }
    System.arraycopy(legal, 0, candidates, number * legalWords, legalWords);
    distances.add(distance);
    parents.add(parent);
    lastMoves.add(move);
    waiting.add(0);
    children.add(-1);
    siblings.add(-1);
    if (parent >= 0) {
      siblings.set(number, children.get(parent));
      children.set(parent, number);
    }
  }

  /** Says that a move of a state led away from the goal. */
  void ruleOut(int number, int move) {
    ruledOut[number * legalWords + (move >> 6)] |= 1L << move;
  }

  /** Says that one more move of a state has been reported; the last one opens what follows. */
  void count(int number, SplittableRandom random) {
    if (waiting.increment(number, -1) > 0) {
      return;
    }
    MutableIntList following = IntLists.mutable.empty();
    for (int child = children.get(number); child >= 0; child = siblings.get(child)) {
      narrow(child, number);
      following.add(child);
    }
    // Shuffled, then the nearest last, so that they are taken first.
    for (int i = following.size() - 1; i > 0; i--) {
      following.swap(i, random.nextInt(i + 1));
    }
    following.sortThis((one, other) -> Integer.compare(distance(other), distance(one)));
    following.forEach(this::open);
  }

  /** Takes out of the moves of a state those that were ruled out in the one before. */
  private void narrow(int number, int parent) {
    for (int word = 0; word < legalWords; word++) {
      int at = number * legalWords + word;
      ruledOut[at] = candidates[at] & ruledOut[parent * legalWords + word];
      candidates[at] &= ~ruledOut[at];
    }
  }

  private void open(int number) {
    candidates(number, row);
    moves.read(row);
    if (moves.jointCount() > 0) {
      waiting.set(number, (int) moves.jointCount());
      open.push(number);
    }
  }

  /** The moves of the role to a state and by one more. */
  int[] lineTo(int number, int move) {
    int plies = 1;
    for (int state = number; parents.get(state) >= 0; state = parents.get(state)) {
      plies++;
    }
    int[] line = new int[plies];
    line[plies - 1] = move;
    int state = number;
    for (int ply = plies - 2; ply >= 0; ply--) {
      line[ply] = lastMoves.get(state);
      state = parents.get(state);
    }
    return line;
  }
}
