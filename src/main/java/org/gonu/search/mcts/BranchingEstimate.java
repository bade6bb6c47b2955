package org.gonu.search.mcts;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchParameters;
import org.gonu.search.TreeCoefficient;
import org.gonu.search.states.StateProbe;

/** Estimates the number of legal moves in the states of a game. */
final class BranchingEstimate {
  /** The least mean: a state with fewer moves is forced and seldom gets a node. */
  private final int minMoves;

  /** Most states to look at, and least. */
  private final int maxStates;

  private final int minStates;

  /** What the look at all states may take, by the size of the code. */
  private final double maxNanos;

  private final PackedGame game;
  private final StateProbe probe;
  private final SplittableRandom random;
  private final int[] jointMove;

  BranchingEstimate(PackedGame game, StateProbe probe, SearchParameters parameters) {
    maxNanos = parameters.coefficients().nanos(TreeCoefficient.BRANCHING_MILLIS);
    maxStates = parameters.count(TreeCoefficient.BRANCHING_STATES);
    minStates = parameters.count(TreeCoefficient.BRANCHING_MIN_STATES);
    minMoves = parameters.count(TreeCoefficient.BRANCHING_MIN_MOVES);
    this.game = game;
    this.probe = probe;
    random = new SplittableRandom(parameters.seed());
    jointMove = new int[game.roles().size()];
  }

  /**
   * The mean number of legal moves of all roles, at least some, over the states of some random
   * playouts. The first state alone would mislead if it has unusually many or few moves.
   */
  double mean(StateProbe.View start) {
    StateProbe.View view = start;
    int states = (int) Math.max(minStates, Math.min(maxStates, maxNanos / probe.nanos()));
    long moves = 0;
    for (int i = 0; i < states; i++) {
      moves += Arrays.stream(view.legal()).map(Long::bitCount).sum();
      view = hasMoves(view) ? probe.after(view.state(), jointMove) : start;
    }
    return Math.max(minMoves, (double) moves / states);
  }

  /** Draws a move for each role. Returns false if a role has none. */
  private boolean hasMoves(StateProbe.View view) {
    for (int role = 0; role < jointMove.length; role++) {
      int[] own =
          IntStream.range(game.firstMove(role), game.firstMove(role + 1))
              .filter(move -> MoveBits.has(view.legal(), move))
              .toArray();
      if (own.length == 0) {
        return false;
      }
      jointMove[role] = own[random.nextInt(own.length)];
    }
    return !view.terminal();
  }
}
