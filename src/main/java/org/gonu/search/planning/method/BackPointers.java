package org.gonu.search.planning.method;

import org.gonu.search.states.IntPages;

/** By number of a state, its predecessor and the move that led from there. */
public final class BackPointers {
  private final IntPages parents = new IntPages();
  private final IntPages lastMoves = new IntPages();

  /** Number of states. */
  public int size() {
    return parents.size();
  }

  /**
   * Adds a state.
   *
   * @param parent its predecessor, -1 if there is none
   * @param move the move that led to it, -1 if there is none
   */
  public void add(int parent, int move) {
    parents.add(parent);
    lastMoves.add(move);
  }

  /** The moves to a state, followed by one more. */
  public int[] lineTo(int number, int move) {
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
