package org.gonu.search.mcts.store;

/**
 * What the roles of a search seek, on a scale from 0 to 100 points. Nodes keep sums of goals; the
 * values of edges are of these points. Bounds are in half points, from 0 to {@link #FULL}, so that
 * they are exact where a lead is odd.
 */
public enum Aim {
  /** Each role seeks its own goal. */
  GOAL {
    @Override
    public long points(long[] goals, int role, int playouts) {
      return goals[role];
    }

    @Override
    public int halves(int[] goals, int role) {
      return 2 * goals[role];
    }

    @Override
    public int lowestGoal(int halves) {
      return halves / 2;
    }

    @Override
    public int highestGoal(int halves) {
      return halves / 2;
    }
  },

  /**
   * Each of two roles seeks to be ahead of the other: 50 points and half its lead. The points of
   * both are 100 together, whatever their goals are.
   */
  LEAD {
    @Override
    public long points(long[] goals, int role, int playouts) {
      return (long) EVEN * playouts + (goals[role] - goals[1 - role]) / 2;
    }

    @Override
    public int halves(int[] goals, int role) {
      return 2 * EVEN + goals[role] - goals[1 - role];
    }

    @Override
    public int lowestGoal(int halves) {
      return Math.max(0, halves - 2 * EVEN);
    }

    @Override
    public int highestGoal(int halves) {
      return Math.min(100, halves);
    }
  };

  /** The highest upper bound, in half points. */
  public static final int FULL = 200;

  /** The points of roles that are level. */
  static final int EVEN = 50;

  /**
   * The summed points of a role.
   *
   * @param goals by role its summed goals
   * @param playouts number of playouts whose goals are summed
   */
  public abstract long points(long[] goals, int role, int playouts);

  /**
   * What a role gets at one end, in half points.
   *
   * @param goals by role
   */
  public abstract int halves(int[] goals, int role);

  /** The lowest goal of a role that gets at least so many half points. */
  public abstract int lowestGoal(int halves);

  /** The highest goal of a role that gets at most so many half points. */
  public abstract int highestGoal(int halves);
}
