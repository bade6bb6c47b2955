package org.gonu.analysis;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;

/** Plays from the initial state for as long as it is open, and adds up how playouts end. */
final class PlayoutCounts implements LaneClient {
  private final long[] goals;
  private boolean open = true;
  private long playouts;
  private long plies;
  private long broken;

  PlayoutCounts(int roles) {
    this.goals = new long[roles];
  }

  /** Starts no more playouts. */
  void close() {
    open = false;
  }

  long playouts() {
    return playouts;
  }

  long plies() {
    return plies;
  }

  /** Playouts in which the rules broke their contract. */
  long broken() {
    return broken;
  }

  /** Sum of the goals of a role over all playouts that were not broken. */
  long goals(int role) {
    return goals[role];
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    // The initial state is one of phase 0.
    return open && phase == 0;
  }

  @Override
  public void child(int ticket, long[] state, long[] legal, boolean terminal, int[] goalPoints) {
    throw new IllegalStateException("no job asks for its child");
  }

  @Override
  public void ended(int ticket, int length, int[] goalPoints, Ending ending) {
    playouts++;
    plies += length;
    if (ending == Ending.BROKEN) {
      broken++;
      return;
    }
    for (int role = 0; role < goals.length; role++) {
      goals[role] += goalPoints[role];
    }
  }
}
