package org.gonu.board;

import org.gonu.game.Game;
import org.gonu.game.SampleWalk;

/** Finds the boards of a game from its sheet and from positions of some random matches. */
public final class GameBoard {
  /** Most declared facts that are read. */
  private static final int MAX_DECLARED = 20_000;

  private GameBoard() {}

  /** The boards of a game; the same whenever they are looked for. */
  public static BoardLayout find(Game game, SampleWalk walk) {
    return BoardFinder.find(
        walk.states(),
        game.declaredFacts().take(MAX_DECLARED),
        BoardFinder.staticFacts(game.sheet()));
  }
}
