package org.gonu.search.tree;

import java.util.Arrays;

/**
 * The range of mean goals that playouts of each role have shown: uncertainty is weighed in parts of
 * it, since many sheets use a small part of the points from 0 to 100.
 */
final class GoalRange {
  private static final float SMALLEST = 5;

  private final float[] least;
  private final float[] most;

  GoalRange(int roles) {
    least = new float[roles];
    most = new float[roles];
    Arrays.fill(least, Float.MAX_VALUE);
    Arrays.fill(most, -Float.MAX_VALUE);
  }

  /** Notes the mean goal of some playouts. */
  void note(int role, float goal) {
    if (goal < least[role]) {
      least[role] = goal;
    }
    if (goal > most[role]) {
      most[role] = goal;
    }
  }

  /** The width of the range of a role, in goal points. */
  float width(int role) {
    return Math.max(SMALLEST, most[role] - least[role]);
  }
}
