package org.gonu.engine.lanes.run;

/** What random steps of {@link SteppedLanes} have come to; added up from call to call. */
public final class SteppedTotals {
  private final long[] goals;
  private long moves;
  private long ended;
  private long broken;

  /** Nothing yet, of a game with so many roles. */
  public SteppedTotals(int roles) {
    goals = new long[roles];
  }

  /** Joint moves that were made, over all lanes. */
  public long moves() {
    return moves;
  }

  /** Matches that have ended, broken ones included. */
  public long ended() {
    return ended;
  }

  /** Matches in which the rules broke their contract: no legal move, or not one goal value. */
  public long broken() {
    return broken;
  }

  /** Sum of the goal points of a role over the matches that were not broken. */
  public long goals(int role) {
    return goals[role];
  }

  void addMoves(long number) {
    moves += number;
  }

  void addEnds(long number, long brokenOnes) {
    ended += number;
    broken += brokenOnes;
  }

  void addGoals(int role, long points) {
    goals[role] += points;
  }
}
