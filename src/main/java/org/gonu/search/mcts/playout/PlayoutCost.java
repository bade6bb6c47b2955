package org.gonu.search.mcts.playout;

import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchParameters;

/** Estimates the time of a random playout. */
final class PlayoutCost {
  private PlayoutCost() {}

  /**
   * Time of a random playout from the initial state, in nanoseconds: the size of the code times the
   * mean length of some playouts. Being an estimate, it is the same on each machine and for each
   * search with the same seed.
   */
  static double nanos(PackedGame game, SearchParameters parameters) {
    int atOnce = parameters.count(PlayoutCoefficient.SAMPLE_STEPS);
    int maxSteps = parameters.count(PlayoutCoefficient.COST_STEPS);
    Lanes lanes = game.playouts().newLanes(parameters.seed());
    LaneTally tally = new LaneTally(game.roles().size());
    int steps = 0;
    while (steps < maxSteps && tally.playouts() < lanes.size()) {
      lanes.tally(tally, atOnce);
      steps += atOnce;
    }
    double length = (double) tally.plies() / Math.max(1, tally.playouts());
    return Math.max(1, length) * game.playouts().stepNanos();
  }
}
