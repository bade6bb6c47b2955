package org.gonu.search.mcts;

import java.util.Arrays;

/**
 * Statistics of what was seen in playouts. By role: the width of the range of the mean points, by
 * which exploration is scaled, since many games use a small part of those from 0 to 100; and the
 * mean goal, which stands in where the rules give none.
 */
final class ValueScale {
  private final float minRange;
  private final float[] least;
  private final float[] most;
  private final double[] sums;
  private double playouts;

  /**
   * Nothing has been seen yet.
   *
   * @param minRange least width of the scale of a role, in points
   */
  ValueScale(int roles, double minRange) {
    this.minRange = (float) minRange;
    least = new float[roles];
    most = new float[roles];
    sums = new double[roles];
    Arrays.fill(least, Float.MAX_VALUE);
    Arrays.fill(most, -Float.MAX_VALUE);
  }

  /** Adds what a role got on average in some playouts. */
  void note(int role, float points) {
    if (points < least[role]) {
      least[role] = points;
    }
    if (points > most[role]) {
      most[role] = points;
    }
  }

  /**
   * Adds the goals of all roles in some playouts. A few may get lost if several workers add at
   * once.
   */
  void noteSum(long[] goals, int count) {
    playouts += count;
    for (int role = 0; role < goals.length; role++) {
      sums[role] += goals[role];
    }
  }

  /** The mean goal of a role in all playouts so far, in whole points; 50 before the first. */
  int usual(int role) {
    return playouts == 0 ? 50 : (int) Math.max(0, Math.min(100, Math.round(sums[role] / playouts)));
  }

  /** The width of the scale of a role, in points. */
  float width(int role) {
    return Math.max(minRange, most[role] - least[role]);
  }
}
