package org.gonu.search.planning.depthfirst;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.stack.primitive.MutableIntStack;
import org.eclipse.collections.impl.factory.primitive.IntLists;
import org.eclipse.collections.impl.factory.primitive.IntStacks;
import org.gonu.search.planning.method.BackPointers;
import org.gonu.search.planning.method.Start;
import org.gonu.search.states.IntPages;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.StateTable;
import org.gonu.search.states.WordPages;

/** The states of one run of {@link DescentSearch}, numbered in the order of discovery. */
final class DescentStates {
  private final LegalMoves moves;
  private final StateTable states;

  /**
   * By state the bits of the moves to make in it; of all its moves until its siblings are known.
   */
  private final WordPages candidates;

  /** By state the bits of the moves that led away from the goal, in it or in its ancestors. */
  private final WordPages ruledOut;

  private final IntPages distances = new IntPages();
  private final BackPointers backPointers = new BackPointers();

  /** By state the number of its moves that have not been reported. */
  private final IntPages waiting = new IntPages();

  /**
   * By state the head of the list of its successors, and the next state in the list that it is in;
   * -1 if none.
   */
  private final IntPages children = new IntPages();

  private final IntPages siblings = new IntPages();
  private final MutableIntStack open = IntStacks.mutable.empty();
  private final long[] row;
  private final long[] away;

  /** The states of a run that begins at a distance from the goal. */
  DescentStates(Start start, int distance) {
    moves = new LegalMoves(start.game());
    states = new StateTable(start.game().words());
    int legalWords = start.legal().length;
    candidates = new WordPages(legalWords);
    ruledOut = new WordPages(legalWords);
    row = new long[legalWords];
    away = new long[legalWords];
    add(-1, -1, start.state(), start.legal(), distance);
    open(0);
  }

  /** Approximate bytes of a state. */
  static int bytesOfState(Start start) {
    return Long.BYTES * (start.state().length + 4 * start.legal().length) + 64;
  }

  /** Number of states. */
  int size() {
    return backPointers.size();
  }

  /** True if no state can be expanded now. */
  boolean isEmpty() {
    return open.isEmpty();
  }

  /** Takes the next state to expand, and the bits of the moves to make in it. */
  int poll(long[] state, long[] legal) {
    int number = open.pop();
    states.get(number, state);
    candidates.get(number, legal);
    return number;
  }

  /** Copies the bits of the moves that are made in a state. */
  void candidates(int number, long[] bits) {
    candidates.get(number, bits);
  }

  /** The distance of a state from the goal. */
  int distance(int number) {
    return distances.get(number);
  }

  /** Adds a successor of a state unless it is known. */
  void add(int parent, int move, long[] state, long[] legal, int distance) {
    int number = size();
    if (states.add(state) < number) {
      return;
    }
    Arrays.fill(away, 0);
    candidates.add(legal);
    ruledOut.add(away);
    distances.add(distance);
    backPointers.add(parent, move);
    waiting.add(0);
    children.add(-1);
    siblings.add(-1);
    if (parent >= 0) {
      siblings.set(number, children.get(parent));
      children.set(parent, number);
    }
  }

  /** Records that a move of a state led away from the goal. */
  void ruleOut(int number, int move) {
    ruledOut.get(number, away);
    away[move >> 6] |= 1L << move;
    ruledOut.set(number, away);
  }

  /**
   * Counts one more move of a state as reported. The last one opens the successors.
   *
   * @return true if it was the last one
   */
  boolean count(int number, SplittableRandom random) {
    if (waiting.increment(number, -1) > 0) {
      return false;
    }
    MutableIntList following = IntLists.mutable.empty();
    for (int child = children.get(number); child >= 0; child = siblings.get(child)) {
      narrow(child, number);
      following.add(child);
    }
    // Shuffled, then sorted with the nearest last, since states are taken from the end.
    for (int i = following.size() - 1; i > 0; i--) {
      following.swap(i, random.nextInt(i + 1));
    }
    int[] shuffled = following.toArray();
    long[] byDistance = new long[shuffled.length];
    Arrays.setAll(byDistance, i -> ((long) -distance(shuffled[i]) << Integer.SIZE) + i);
    Arrays.sort(byDistance);
    for (long next : byDistance) {
      open(shuffled[(int) next]);
    }
    return true;
  }

  /** Removes from the moves of a state those that were ruled out in its predecessor. */
  private void narrow(int number, int parent) {
    candidates.get(number, row);
    ruledOut.get(parent, away);
    for (int word = 0; word < row.length; word++) {
      away[word] &= row[word];
      row[word] &= ~away[word];
    }
    candidates.set(number, row);
    ruledOut.set(number, away);
  }

  private void open(int number) {
    candidates.get(number, row);
    moves.read(row);
    if (moves.jointCount() > 0) {
      waiting.set(number, (int) moves.jointCount());
      open.push(number);
    }
  }

  /** The moves of the role to a state, followed by one more. */
  int[] lineTo(int number, int move) {
    return backPointers.lineTo(number, move);
  }
}
