package org.gonu.search.mcts.playout;

import java.util.Arrays;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;

/** What playouts from one state come to, all in all and by the moves that were made in them. */
public final class PlayoutSample implements LaneClient {
  private static final int STEPS = 64;

  private final Lanes lanes;
  private final int longest;
  private final long[] goals;
  private final int[] made;
  private final long[] goalsWith;
  private long scored;
  private long[] start;
  private int phase;

  /** Playouts that have not begun. */
  private int left;

  /**
   * Nothing yet.
   *
   * @param longest steps after which a playout is cut and does not count
   */
  public PlayoutSample(PackedGame game, int longest, long seed) {
    lanes = game.newRecordingLanes(seed);
    this.longest = longest;
    goals = new long[game.roles().size()];
    made = new int[game.moves().size()];
    goalsWith = new long[made.length];
    start = game.initialState();
  }

  /** Forgets what was seen, and makes so many playouts anew, from a state that has moves. */
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
      lanes.run(this, STEPS);
    } while (lanes.busy() > 0);
  }

  /** Playouts that came to an end with goals. */
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

  /** The mean goal of the role of a move in these, 0 to 100 points; if there are any. */
  public double meanWith(int move) {
    return (double) goalsWith[move] / made[move];
  }

  @Override
  public boolean assign(int asked, LaneJob job) {
    if (left == 0 || asked != phase) {
      return false;
    }
    left--;
    job.setState(start);
    job.setLimit(longest);
    return true;
  }

  @Override
  public void child(int path, long[] state, long[] legal, boolean terminal, int[] values) {
    // Nobody asks for it.
  }

  @Override
  public void ended(int path, PlayoutSums sums, boolean last) {
    scored += sums.scored();
    for (int role = 0; role < goals.length; role++) {
      goals[role] += sums.goals(role);
    }
    for (int move = 0; move < made.length; move++) {
      made[move] += sums.made(move);
      goalsWith[move] += sums.goalsWith(move);
    }
  }
}
