package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.machine.PackedGame;
import org.gonu.search.SearchParameters;
import org.gonu.search.states.StateProbe;
import org.junit.jupiter.api.Test;

/** How wide states are is told by whole playouts. */
final class BranchingEstimateTest {
  @Test
  void mean_whereTheFirstStateHasTheMostMoves_isThatOfLaterStatesToo() {
    double mean = mean("tic-tac-toe", 1);

    // 9 marks and a noop at first, two moves at the end: about 6 on the way, and none at the end.
    assertTrue(mean > 4 && mean < 7, "mean " + mean);
  }

  @Test
  void mean_ofTheSameSeed_isTheSame() {
    assertEquals(mean("connect-four", 5), mean("connect-four", 5));
  }

  private static double mean(String name, long seed) {
    PackedGame game = Sheet.ofLibrary(name).packed();
    StateProbe probe = new StateProbe(game, seed);
    return new BranchingEstimate(game, probe, SearchParameters.DEFAULT.withSeed(seed))
        .mean(probe.at(game.initialState()));
  }
}
