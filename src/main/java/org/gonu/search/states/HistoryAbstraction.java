package org.gonu.search.states;

import org.gonu.machine.PackedGame;

/**
 * Removes the history from states ({@link GameAnalysis#history}): its bases get the values that
 * they have in the initial state. What is left is a position. A state of which lanes cannot hold
 * the position is left as it is.
 */
public final class HistoryAbstraction {
  private final PackedGame game;
  private final long[] history;
  private final long[] initial;

  /** The abstraction for a game. */
  public HistoryAbstraction(PackedGame game) {
    this.game = game;
    history = game.analysis().history();
    initial = game.initialState();
  }

  /** Bits of the bases that are the same in all positions. */
  public long[] history() {
    return history.clone();
  }

  /** True if all states are positions: the game has no history. */
  public boolean isAllThereIs() {
    for (long word : history) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** Turns a state into its position, whether lanes can hold that or not. */
  void wipe(long[] state) {
    for (int i = 0; i < state.length; i++) {
      state[i] = (state[i] & ~history[i]) | (initial[i] & history[i]);
    }
  }

  /** The position of a state. */
  public long[] of(long[] state) {
    long[] position = state.clone();
    wipe(position);
    return game.admits(position) ? position : state.clone();
  }
}
