package org.gonu.search.mcts.playout;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchParameters;

/** Random playouts of a game of two roles that tell how their goals go together. */
public final class GoalSample implements LaneClient {
  private final Lanes lanes;
  private final long[] start;
  private final int phase;

  /** Steps after which a playout is cut off and not counted. */
  private final int longest;

  /** Playouts that have not begun. */
  private int left;

  private final Correlation correlation = new Correlation();

  private GoalSample(PackedGame game, double playoutNanos, SearchParameters parameters) {
    lanes = game.playouts().newLanes(parameters.seed());
    start = game.initialState();
    phase = lanes.phaseOf(start);
    longest = parameters.count(PlayoutCoefficient.MAX_PLAYOUT_STEPS);
    double nanos = parameters.coefficients().nanos(PlayoutCoefficient.RIVAL_MILLIS);
    int affordable = (int) Math.max(lanes.size(), nanos / playoutNanos);
    left = Math.min(affordable, parameters.count(PlayoutCoefficient.RIVAL_PLAYOUTS));
  }

  /**
   * The correlation of the goals of the two roles of a game in random playouts from its initial
   * state, which has moves: -1 to 1, or NaN if a role always has the same goal.
   *
   * @param playoutNanos estimated time of a playout, in nanoseconds
   */
  public static double correlation(
      PackedGame game, double playoutNanos, SearchParameters parameters) {
    GoalSample sample = new GoalSample(game, playoutNanos, parameters);
    int atOnce = parameters.count(PlayoutCoefficient.SAMPLE_STEPS);
    int maxSteps = parameters.count(PlayoutCoefficient.COST_STEPS);
    int steps = 0;
    do {
      sample.lanes.run(sample, atOnce);
      steps += atOnce;
    } while (sample.lanes.busy() > 0 && steps < maxSteps);
    return sample.correlation.value();
  }

  @Override
  public boolean assign(int asked, LaneJob job) {
    if (left == 0 || asked != phase) {
      return false;
    }
    left--;
    job.setState(start);
    job.setLimit(longest);
    job.setCopies(1);
    return true;
  }

  @Override
  public void child(int tag, long[] state, long[] legal, boolean terminal, int[] values) {
    // The client needs no child states.
  }

  @Override
  public void ended(int tag, PlayoutSums sums, boolean last) {
    if (sums.scored() > 0) {
      correlation.add((double) sums.goals(0), (double) sums.goals(1));
    }
  }
}
