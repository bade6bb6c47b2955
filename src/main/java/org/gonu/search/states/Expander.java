package org.gonu.search.states;

import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMerger;

/**
 * Makes all joint moves in many states, side by side in lanes. Of the states that follow, those
 * with the same future are reported as one and the same.
 */
public final class Expander {
  private final Lanes lanes;
  private final ExpanderClient client;
  private final StateMerger merger;

  /** Gives the states to expand. */
  public interface Parents {
    /** Copies the next state and the bits of its legal moves; returns its number, -1 if none. */
    int next(long[] state, long[] legal);
  }

  /** Takes what follows. */
  public interface Children {
    /** True if it is known already what the rules say of a state. */
    default boolean knows(long[] state) {
      return false;
    }

    /**
     * Takes a state that follows from another. Arrays are read-only and valid in the call.
     *
     * @param parent number of the other
     * @param joint number of the joint move, see {@link LegalMoves#indexIn}
     * @param legal bit i tells whether move i, over all roles, is legal; if not terminal
     * @param goals goal points by role in a terminal state, -1 where there is not exactly one
     */
    void child(int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals);
  }

  /** Works for one search, in lanes of its own. */
  public Expander(PackedGame game, long seed) {
    this(game, game.newMerger(), false, seed);
  }

  private Expander(PackedGame game, StateMerger merger, boolean looks, long seed) {
    this.merger = merger;
    lanes = game.newLanes(seed);
    client = new ExpanderClient(game, lanes.size(), merger, looks);
  }

  /** Reports the positions of states in place of them, and what the rules say of the positions. */
  public static Expander ofPositions(PackedGame game, HistoryAbstraction positions, long seed) {
    StateMerger merger = game.newMerger();
    return new Expander(
        game,
        state -> {
          positions.wipe(state);
          merger.merge(state);
        },
        true,
        seed);
  }

  /**
   * Makes some steps. States that follow are reported in no certain order, and some only in a later
   * call, unless this one returns false.
   *
   * @return false if no parents and no children are left
   */
  public boolean run(Parents parents, Children children, int steps) {
    client.serve(parents, children);
    lanes.run(client, steps);
    return lanes.busy() > 0 || client.isWaiting();
  }

  /** Copies a state as the one that it would be reported as. */
  public long[] merged(long[] state) {
    long[] copy = state.clone();
    merger.merge(copy);
    return copy;
  }
}
