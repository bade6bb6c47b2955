package org.gonu.search.mcts.store;

/**
 * What the roles of a search seek, on a scale from 0 to 100 points. Nodes keep sums of goals; edges
 * and bounds are of these points.
 */
public enum Aim {
  /** Each role seeks its own goal. */
  GOAL {
    @Override
    public long points(long[] goals, int role, int playouts) {
      return goals[role];
    }

    @Override
    public int points(int[] goals, int role) {
      return goals[role];
    }

    @Override
    public int lowestGoal(int points) {
      return points;
    }

    @Override
    public int highestGoal(int points) {
      return points;
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

    /** Rounded towards {@link #EVEN}, so that the points of both roles are 100 together. */
    @Override
    public int points(int[] goals, int role) {
      return EVEN + (goals[role] - goals[1 - role]) / 2;
    }

    @Override
    public int lowestGoal(int points) {
      return Math.max(0, 2 * (points - EVEN));
    }

    @Override
    public int highestGoal(int points) {
      return Math.min(100, 2 * points);
    }
  };

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
   * The points of a role at one end.
   *
   * @param goals by role
   */
  public abstract int points(int[] goals, int role);

  /** The lowest goal of a role that has at least some points. */
  public abstract int lowestGoal(int points);

  /** The highest goal of a role that has at most some points. */
  public abstract int highestGoal(int points);
}
