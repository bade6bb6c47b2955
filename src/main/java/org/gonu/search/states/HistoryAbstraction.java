package org.gonu.search.states;

import org.gonu.machine.PackedGame;

/**
 * Takes from states what they remember of how they came about ({@link PackedGame#history}): it
 * becomes what it is in the initial state. What is left is a position.
 */
public final class HistoryAbstraction {
  private final long[] history;
  private final long[] initial;

  public HistoryAbstraction(PackedGame game) {
    history = game.history();
    initial = game.initialState();
  }

  /** Bits of the bases that no position tells apart. */
  public long[] history() {
    return history.clone();
  }

  /** True if all states are positions. */
  public boolean isAllThereIs() {
    for (long word : history) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** Changes a state into its position. */
  void wipe(long[] state) {
    for (int i = 0; i < state.length; i++) {
      state[i] = (state[i] & ~history[i]) | (initial[i] & history[i]);
    }
  }

  /** The position of a state. */
  public long[] of(long[] state) {
    long[] position = state.clone();
    wipe(position);
    return position;
  }
}
