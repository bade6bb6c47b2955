package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.search.SearchReport;

/** Where a player tells what it thinks, after every move that it had a choice of. */
@FunctionalInterface
public interface ThinkLog {
  /** Tells nothing. */
  ThinkLog NONE = thought -> {};

  /**
   * What a player thought about a move; the one it plays is the best of the report.
   *
   * @param matchId of the match
   * @param player name of the player
   * @param roles of the game
   * @param role that the player plays
   * @param step number of the move, from 1
   * @param seconds that this turn took
   * @param finished playouts that came to an end in this turn
   * @param isReady false if the reference engine knew most, since the circuit was not ready or
   *     there is none
   * @param report what it knows of the state; there is a move
   */
  record Thought(
      String matchId,
      String player,
      ImmutableList<Role> roles,
      Role role,
      int step,
      double seconds,
      long finished,
      boolean isReady,
      SearchReport report) {
    /** Playouts of this turn by its time. */
    public double playoutsPerSecond() {
      return finished / Math.max(seconds, 1e-9);
    }

    /** One line for people, in columns. */
    public String summary() {
      return new ThoughtLine(this).print();
    }
  }

  /** Tells of a move; from any thread. */
  void tell(Thought thought);
}
