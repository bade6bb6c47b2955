package org.gonu.search.states;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.SearchBudget;
import org.gonu.search.SolverCoefficient;

/**
 * Tests by random playouts whether a game stays the same without its history: legal moves stay
 * legal and lead to the same positions, and most matches end for the same reason, with the same
 * goals. The structure of the rules makes that likely, but does not guarantee it.
 */
public final class HistoryTrial {
  /** Lanes by which the cost of a state is told, so that the vectors of a machine do not matter. */
  private static final int LANES_OF_A_STATE = 256;

  private final int maxPlayouts;
  private final int minPlayouts;

  /** Plies of all playouts together. */
  private final int maxPlies;

  /** The share of the playouts that must end without the help of the history. */
  private final double minDecided;

  private final PackedGame game;
  private final HistoryAbstraction positions;
  private final StateProbe real;
  private final StateProbe bare;
  private final LegalMoves moves;
  private final SplittableRandom random;
  private final SearchBudget budget;
  private int plies;
  private int decided;

  private HistoryTrial(
      PackedGame game,
      HistoryAbstraction positions,
      Coefficients coefficients,
      SplittableRandom random,
      SearchBudget budget) {
    maxPlayouts = coefficients.count(SolverCoefficient.HISTORY_PLAYOUTS);
    minPlayouts = coefficients.count(SolverCoefficient.HISTORY_MIN_PLAYOUTS);
    maxPlies = coefficients.count(SolverCoefficient.HISTORY_PLIES);
    minDecided = coefficients.value(SolverCoefficient.HISTORY_DECIDED);
    this.game = game;
    this.positions = positions;
    this.random = random;
    this.budget = budget;
    real = new StateProbe(game, random.nextLong());
    bare = new StateProbe(game, random.nextLong());
    moves = new LegalMoves(game);
  }

  /**
   * True if the game passes the test.
   *
   * @param budget of which only the time matters; a test that takes longer is not passed
   */
  public static boolean succeeds(
      PackedGame game,
      HistoryAbstraction positions,
      Coefficients coefficients,
      SplittableRandom random,
      SearchBudget budget) {
    PackedGame narrow = game.narrowed(Long.SIZE);
    // Games of which a state costs more are too large anyway.
    double maxNanos = coefficients.value(SolverCoefficient.HISTORY_STEP_NANOS);
    boolean isCheap = narrow.playouts().stepNanos() * LANES_OF_A_STATE < maxNanos;
    return isCheap && new HistoryTrial(narrow, positions, coefficients, random, budget).run();
  }

  private boolean run() {
    int playouts = 0;
    while (playouts < maxPlayouts && plies < maxPlies) {
      if (!playout()) {
        return false;
      }
      playouts++;
    }
    return playouts >= minPlayouts && decided >= minDecided * playouts;
  }

  /** Makes a playout. Returns false if something differs without the history. */
  private boolean playout() {
    StateProbe.View here = real.at(game.initialState());
    StateProbe.View position = bare.at(positions.of(here.state()));
    while (isAlike(here, position) && !here.terminal()) {
      moves.read(here.legal());
      if (moves.jointCount() == 0) {
        return false;
      }
      int[] joint = new int[moves.roles()];
      for (int role = 0; role < joint.length; role++) {
        joint[role] = moves.move(role, random.nextInt(moves.count(role)));
      }
      here = real.after(here.state(), joint);
      long[] expected = positions.of(here.state());
      long[] found = positions.of(bare.after(position.state(), joint).state());
      plies++;
      if (plies > 2 * maxPlies || budget.isOver() || !Arrays.equals(expected, found)) {
        return false;
      }
      position = bare.at(expected);
    }
    decided += position.terminal() ? 1 : 0;
    return isAlike(here, position);
  }

  /** True if the position allows the same moves as the state, and does not end otherwise. */
  private static boolean isAlike(StateProbe.View state, StateProbe.View position) {
    if (state.terminal()) {
      return !position.terminal() || Arrays.equals(state.goals(), position.goals());
    }
    if (position.terminal()) {
      return false;
    }
    for (int i = 0; i < state.legal().length; i++) {
      if ((state.legal()[i] & ~position.legal()[i]) != 0) {
        return false;
      }
    }
    return true;
  }
}
