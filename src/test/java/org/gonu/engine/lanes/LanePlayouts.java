package org.gonu.engine.lanes;

import java.util.function.BooleanSupplier;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PlayoutSums;
import org.jspecify.annotations.Nullable;

/**
 * Random playouts from one state, and their statistics. Those that were started are all played to
 * their end, so that short ones are not counted too often.
 */
public final class LanePlayouts implements LaneClient {
  private static final int STEPS_PER_QUESTION = 64;

  private final int phase;
  private final long @Nullable [] state;
  private final int limit;
  private final long[] goalSum;
  private final long[] goalSquares;
  private long playouts;
  private long plies;
  private long squares;
  private long broken;
  private long cut;
  private int shortest = Integer.MAX_VALUE;
  private int longest;
  private boolean isDraining;

  private LanePlayouts(long @Nullable [] state, int phase, int roles, int limit) {
    this.state = state;
    this.phase = phase;
    this.limit = limit;
    goalSum = new long[roles];
    goalSquares = new long[roles];
  }

  /**
   * Plays from a state.
   *
   * @param program of the lanes
   * @param lanes none of them busy
   * @param state where playouts start; null for the initial state
   * @param limit the most plies of a playout
   * @param isEnough asked now and then; when it says yes, no more playouts are started
   */
  public static LanePlayouts play(
      LaneProgram program,
      Lanes lanes,
      long @Nullable [] state,
      int limit,
      BooleanSupplier isEnough) {
    long[] start = state == null ? program.circuit().initialState() : state;
    int roles = program.circuit().roles().size();
    LanePlayouts result = new LanePlayouts(state, lanes.phaseOf(start), roles, limit);
    do {
      lanes.run(result, STEPS_PER_QUESTION);
      result.isDraining |= isEnough.getAsBoolean();
    } while (lanes.busy() > 0 || !result.isDraining);
    return result;
  }

  @Override
  public boolean assign(int phaseAsked, LaneJob job) {
    if (isDraining || phaseAsked != phase) {
      return false;
    }
    if (state != null) {
      job.setState(state);
    }
    job.setLimit(limit);
    return true;
  }

  @Override
  public void child(int tag, long[] child, long[] legal, boolean terminal, int[] goals) {
    throw new IllegalStateException("no job wants a child");
  }

  @Override
  public void ended(int tag, PlayoutSums sums, boolean last) {
    long length = sums.plies();
    playouts++;
    plies += length;
    squares += length * length;
    shortest = (int) Math.min(shortest, length);
    longest = (int) Math.max(longest, length);
    cut += sums.cut();
    broken += sums.broken();
    if (sums.cut() == 0) {
      for (int role = 0; role < goalSum.length; role++) {
        goalSum[role] += sums.goals(role);
        goalSquares[role] += sums.goals(role) * sums.goals(role);
      }
    }
  }

  /** Number of playouts, the cut and the broken ones included. */
  public long playouts() {
    return playouts;
  }

  /** Number of steps in all of them. */
  public long plies() {
    return plies;
  }

  /** Sum of the squares of their lengths. */
  public long squaresOfPlies() {
    return squares;
  }

  /** Length of the shortest playout. */
  public int shortest() {
    return shortest;
  }

  /** Length of the longest playout. */
  public int longest() {
    return longest;
  }

  /** Sum of the goal points of a role over the playouts that reached a terminal state. */
  public long goals(int role) {
    return goalSum[role];
  }

  /** Sum of the squares of these goal points. */
  public long squaresOfGoals(int role) {
    return goalSquares[role];
  }

  /** Number of playouts that were cut. */
  public long cut() {
    return cut;
  }

  /** Number of playouts in which the rules broke their contract. */
  public long broken() {
    return broken;
  }
}
