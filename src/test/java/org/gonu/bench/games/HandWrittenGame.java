package org.gonu.bench.games;

import org.eclipse.collections.api.factory.SortedMaps;
import org.eclipse.collections.api.map.sorted.ImmutableSortedMap;

/**
 * A game of two players, alternating and zero-sum, written by hand. One playout runs at a time: a
 * game is confined to one thread at a time.
 */
public interface HandWrittenGame {
  /**
   * Plays once from the first position to the end; all legal moves have the same chance, and
   * choosing among n of them asks for one number below n.
   *
   * @return a result, to be read by {@link #plies} and {@link #goal}
   */
  int playout(Generator random);

  /** Joint moves made in a playout; a pass is one. */
  static int plies(int result) {
    return result >>> 8;
  }

  /** Goal points of the first role, 0 to 100; the second role has what is left of 100. */
  static int goal(int result) {
    return result & 0xff;
  }

  /** The result of a playout. */
  static int result(int plies, int goal) {
    return plies << 8 | goal;
  }

  /** The result of a playout that the player of the last ply has won. */
  static int lastMoverWon(int plies) {
    return result(plies, (plies & 1) * 100);
  }

  /** A new instance of every game, by the name of its sheet. */
  static ImmutableSortedMap<String, HandWrittenGame> all() {
    return SortedMaps.mutable
        .<String, HandWrittenGame>empty()
        .withKeyValue("tic-tac-toe", new TicTacToe())
        .withKeyValue("connect-four", new ConnectFour())
        .withKeyValue("breakthrough", new Breakthrough())
        .withKeyValue("knightthrough", new Knightthrough())
        .withKeyValue("reversi", new Reversi())
        .withKeyValue("gomoku-11x11", new Gomoku())
        .toImmutable();
  }
}
