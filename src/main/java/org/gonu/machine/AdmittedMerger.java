package org.gonu.machine;

import java.util.Arrays;

/**
 * Merges a state with others where lanes can hold the result; else it stays as it is. A merged
 * state has parts of two states, and may have several or none of facts of which each state of a
 * match has one. Lanes that hold such facts as a number do not admit it. Confined to one thread, or
 * a lock.
 */
public final class AdmittedMerger implements StateMerger {
  private final StateMerger merger;
  private final long[] own;
  private PackedGame game;
  private boolean hasMerged;

  /**
   * A merger for the lanes of a game.
   *
   * @param merger tells which states have the same future
   */
  public AdmittedMerger(PackedGame game, StateMerger merger) {
    this.game = game;
    this.merger = merger;
    own = new long[game.words()];
  }

  /** Goes on for other lanes of the same game. States that were merged before may not fit them. */
  public void changeLanes(PackedGame later) {
    game = later;
  }

  /** True if a state was ever changed. */
  public boolean hasMerged() {
    return hasMerged;
  }

  @Override
  public void merge(long[] state) {
    System.arraycopy(state, 0, own, 0, own.length);
    merger.merge(state);
    if (Arrays.equals(own, state)) {
      return;
    }
    if (game.admits(state)) {
      hasMerged = true;
    } else {
      System.arraycopy(own, 0, state, 0, own.length);
    }
  }
}
