package org.gonu.search.states;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.search.Coefficients;
import org.gonu.search.SearchBudget;
import org.gonu.search.SolverCoefficient;

/** Measures the length of random playouts. */
public final class PlayoutLength implements LaneClient {
  private final int playouts;
  private final int maxPlies;
  private final int phase;
  private final long[] state;
  private int started;
  private int underWay;
  private long longest;
  private boolean anyCut;

  private PlayoutLength(long[] state, int phase, int playouts, int maxPlies) {
    this.maxPlies = maxPlies;
    this.playouts = playouts;
    this.state = state;
    this.phase = phase;
  }

  /**
   * The plies of the longest of some playouts; {@link Integer#MAX_VALUE} if some are not done in
   * time.
   *
   * @param coefficients tell how many playouts there are, and after how many plies one counts as
   *     not done
   */
  public static int longest(
      PackedGame game, long[] state, Coefficients coefficients, long seed, SearchBudget budget) {
    int playouts = coefficients.count(SolverCoefficient.SOLVER_FORECAST_PLAYOUTS);
    int maxPlies = coefficients.count(SolverCoefficient.SOLVER_FORECAST_PLIES);
    int steps = coefficients.count(SolverCoefficient.SOLVER_FORECAST_STEPS);
    Lanes lanes = game.playouts().newLanes(seed);
    PlayoutLength client = new PlayoutLength(state, game.phaseOf(state), playouts, maxPlies);
    while (client.started < playouts || client.underWay > 0) {
      lanes.run(client, steps);
      if (budget.isOver()) {
        return Integer.MAX_VALUE;
      }
    }
    return client.anyCut ? Integer.MAX_VALUE : (int) client.longest;
  }

  @Override
  public boolean assign(int phaseNow, LaneJob job) {
    if (started == playouts || phaseNow != phase) {
      return false;
    }
    job.setTag(started++);
    job.setState(state);
    job.setLimit(maxPlies);
    underWay++;
    return true;
  }

  @Override
  public void child(int tag, long[] childState, long[] legal, boolean terminal, int[] goals) {
    throw new IllegalStateException("no report was asked for");
  }

  @Override
  public void ended(int tag, PlayoutSums sums, boolean last) {
    longest = Math.max(longest, sums.plies());
    anyCut |= sums.cut() > 0;
    underWay--;
  }
}
