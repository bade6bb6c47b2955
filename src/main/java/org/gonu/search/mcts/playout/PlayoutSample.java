package org.gonu.search.mcts.playout;

import java.util.Arrays;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchParameters;

/** Statistics of playouts from one state: in total, and by the moves that were made in them. */
public final class PlayoutSample implements LaneClient {
  private final Lanes lanes;

  /** Steps of lanes between checks whether all playouts have ended. */
  private final int steps;

  /** Steps after which a playout is cut off and not counted. */
  private final int longest;

  private final long[] goals;
  private final int[] made;
  private final long[] goalsWith;
  private long scored;
  private long[] start;
  private int phase;

  /** Playouts that have not begun. */
  private int left;

  /** Playouts under way, each in a lane. */
  private int open;

  /** An empty sample of playouts of a game. */
  public PlayoutSample(PackedGame game, SearchParameters parameters) {
    lanes = game.playouts().newRecordingLanes(parameters.seed());
    steps = parameters.count(PlayoutCoefficient.SAMPLE_STEPS);
    longest = parameters.count(PlayoutCoefficient.MAX_PLAYOUT_STEPS);
    goals = new long[game.roles().size()];
    made = new int[game.moves().size()];
    goalsWith = new long[made.length];
    start = game.initialState();
  }

  /** True if the sample tells moves apart: in games with very many moves it does not. */
  boolean recordsMoves() {
    return lanes.recordsMoves();
  }

  /** Discards the statistics, and makes so many new playouts from a state that has moves. */
  public void play(long[] state, MovePolicy policy, int playouts) {
    Arrays.fill(goals, 0);
    Arrays.fill(made, 0);
    Arrays.fill(goalsWith, 0);
    scored = 0;
    start = state;
    phase = lanes.phaseOf(state);
    left = playouts;
    lanes.setPolicy(policy);
    do {
      lanes.run(this, steps);
    } while (lanes.busy() > 0);
  }

  /** Playouts that ended with goals. */
  public long scored() {
    return scored;
  }

  /** The mean goal of a role, 0 to 100 points. */
  public double mean(int role) {
    return (double) goals[role] / Math.max(1, scored);
  }

  /** Playouts in which a move was made, after their first step. */
  public int made(int move) {
    return made[move];
  }

  /**
   * The mean goal, 0 to 100 points, of the role of a move in the playouts with that move; only if
   * there are any.
   */
  public double meanWith(int move) {
    return (double) goalsWith[move] / made[move];
  }

  @Override
  public boolean assign(int asked, LaneJob job) {
    // All free lanes at once: a report goes through all moves, for however many playouts.
    int copies = Math.min(left, lanes.size() - open);
    if (copies == 0 || asked != phase) {
      return false;
    }
    left -= copies;
    open += copies;
    job.setState(start);
    job.setLimit(longest);
    job.setCopies(copies);
    return true;
  }

  @Override
  public void child(int tag, long[] state, long[] legal, boolean terminal, int[] values) {
    // The client needs no child states.
  }

  @Override
  public void ended(int tag, PlayoutSums sums, boolean last) {
    open -= sums.count();
    scored += sums.scored();
    for (int role = 0; role < goals.length; role++) {
      goals[role] += sums.goals(role);
    }
    for (int move = 0; move < made.length; move++) {
      int count = sums.made(move);
      if (count > 0) {
        made[move] += count;
        goalsWith[move] += sums.goalsWith(move);
      }
    }
  }
}
