package org.gonu.machine;

/**
 * What many random playouts from the initial state come to, all in all. Where single playouts do
 * not matter, this costs next to nothing: ends are counted in masks, not lane by lane.
 */
public final class LaneTally {
  private final long[] goals;
  private boolean open = true;
  private long playouts;
  private long plies;
  private long broken;

  /** Nothing yet, for a game with so many roles. */
  public LaneTally(int roles) {
    this.goals = new long[roles];
  }

  /** Starts no more playouts; those that are running are played to their end. */
  public void close() {
    open = false;
  }

  /** True as long as lanes that are free shall start new playouts. */
  public boolean isOpen() {
    return open;
  }

  /** Number of playouts that have ended, the broken ones included. */
  public long playouts() {
    return playouts;
  }

  /** Number of steps made, also in playouts that have not ended. */
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

  /** Adds steps. */
  public void addPlies(long number) {
    plies += number;
  }

  /** Adds playouts that have ended. */
  public void addPlayouts(long number, long brokenOnes) {
    playouts += number;
    broken += brokenOnes;
  }

  /** Adds goal points of a role. */
  public void addGoals(int role, long points) {
    goals[role] += points;
  }
}
