package org.gonu.search.states;

import org.gonu.machine.AdmittedMerger;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMerger;

/**
 * Expands many states side by side in lanes: makes all their joint moves. Successors with the same
 * future are reported as the same state.
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

  /** Receives the successors. */
  public interface Children {
    /** True if the caller already knows what the rules say of a state. */
    default boolean knows(long[] state) {
      return false;
    }

    /**
     * Receives a successor of a state. Arrays are read-only, and valid only during the call.
     *
     * @param parent number of the state
     * @param joint number of the joint move, see {@link LegalMoves#indexIn}
     * @param legal bit i tells whether move i, over all roles, is legal; if not terminal
     * @param goals goal points by role in a terminal state, -1 where there is not exactly one
     */
    void child(int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals);
  }

  /** An expander for one search, with its own lanes. */
  public Expander(PackedGame game, long seed) {
    this(game, new AdmittedMerger(game, game.analysis().newMerger()), false, seed);
  }

  private Expander(PackedGame game, StateMerger merger, boolean examines, long seed) {
    this.merger = merger;
    lanes = game.playouts().newLanes(seed);
    client = new ExpanderClient(game, lanes.size(), merger, examines);
  }

  /**
   * An expander that reports positions in place of states, with what the rules say of the
   * positions.
   */
  public static Expander ofPositions(PackedGame game, HistoryAbstraction positions, long seed) {
    StateMerger wiper = new AdmittedMerger(game, positions::wipe);
    StateMerger merger = new AdmittedMerger(game, game.analysis().newMerger());
    return new Expander(
        game,
        state -> {
          wiper.merge(state);
          merger.merge(state);
        },
        true,
        seed);
  }

  /**
   * Makes some steps. Successors are reported in no particular order, and some only in a later
   * call, unless this one returns false.
   *
   * @return false if no parents and no successors are left
   */
  public boolean run(Parents parents, Children children, int steps) {
    client.serve(parents, children);
    lanes.run(client, steps);
    return lanes.busy() > 0 || client.isWaiting();
  }

  /** A copy of a state in the form in which it would be reported. */
  public long[] merged(long[] state) {
    long[] copy = state.clone();
    merger.merge(copy);
    return copy;
  }
}
