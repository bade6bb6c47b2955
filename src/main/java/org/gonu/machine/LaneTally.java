package org.gonu.machine;

/**
 * Total results of many random playouts from the initial state. Counting costs next to nothing: it
 * uses masks of lanes and never handles single playouts.
 */
public final class LaneTally {
  private final long[] goals;
  private boolean open = true;
  private long playouts;
  private long plies;
  private long broken;

  /** An empty tally for a game with {@code roles} roles. */
  public LaneTally(int roles) {
    this.goals = new long[roles];
  }

  /** Starts no more playouts. Running ones are played to their end. */
  public void close() {
    open = false;
  }

  /** True if free lanes start new playouts. */
  public boolean isOpen() {
    return open;
  }

  /** Number of playouts that have ended, including broken ones. */
  public long playouts() {
    return playouts;
  }

  /** Number of steps made, including those of playouts that have not ended. */
  public long plies() {
    return plies;
  }

  /** Number of playouts in which the rules broke their contract. */
  public long broken() {
    return broken;
  }

  /** Sum of the goal points of a role over the playouts that were not broken. */
  public long goals(int role) {
    return goals[role];
  }

  /** Adds a number of steps. */
  public void addPlies(long number) {
    plies += number;
  }

  /**
   * Adds playouts that have ended.
   *
   * @param brokenOnes how many of them broke the contract
   */
  public void addPlayouts(long number, long brokenOnes) {
    playouts += number;
    broken += brokenOnes;
  }

  /** Adds goal points of a role. */
  public void addGoals(int role, long points) {
    goals[role] += points;
  }
}
