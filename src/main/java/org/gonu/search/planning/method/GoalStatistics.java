package org.gonu.search.planning.method;

import org.gonu.search.PlanningCoefficient;

/**
 * Which bases occur in terminal states with many goal points: by base, the mean goal of the states
 * in which it holds, compared with the mean of all.
 */
public final class GoalStatistics {
  /** Terminal states with a base at which half of what they say is believed. */
  private final float prior;

  private final long[] sums;
  private final long[] counts;
  private long sum;
  private long count;
  private int least = Integer.MAX_VALUE;
  private int most = -1;

  /** Statistics without a state yet. */
  public GoalStatistics(Start start) {
    prior = (float) start.coefficients().value(PlanningCoefficient.PLANNING_SIMILARITY_PRIOR);
    sums = new long[Long.SIZE * start.game().words()];
    counts = new long[sums.length];
  }

  /** Adds a terminal state. */
  public void add(long[] state, int goal) {
    sum += goal;
    count++;
    least = Math.min(least, goal);
    most = Math.max(most, goal);
    for (int word = 0; word < state.length; word++) {
      for (long left = state[word]; left != 0; left &= left - 1) {
        int base = Long.SIZE * word + Long.numberOfTrailingZeros(left);
        sums[base] += goal;
        counts[base]++;
      }
    }
  }

  /** True if goals differ, so that there is something to learn. */
  public boolean isTelling() {
    return most > least;
  }

  /** Similarity of a state to terminal states with many points; 0 is the mean. */
  public float similarity(long[] state) {
    float mean = (float) ((double) sum / Math.max(1, count));
    float result = 0;
    for (int word = 0; word < state.length; word++) {
      for (long left = state[word]; left != 0; left &= left - 1) {
        int base = Long.SIZE * word + Long.numberOfTrailingZeros(left);
        result += (sums[base] - mean * counts[base]) / (counts[base] + prior);
      }
    }
    return result;
  }
}
