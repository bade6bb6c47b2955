package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Printer;
import org.gonu.machine.Role;
import org.gonu.search.SearchReport;

/** Receives the thoughts of a player after every move at which it had a choice. */
@FunctionalInterface
public interface ThinkLog {
  /** Ignores thoughts. */
  ThinkLog NONE = thought -> {};

  /**
   * What a player thought about a move; it plays the best one of the report.
   *
   * @param matchId of the match
   * @param player name of the player
   * @param roles of the game
   * @param role that the player plays
   * @param step number of the move, from 1
   * @param seconds that this turn took
   * @param finished playouts finished in this turn
   * @param isReady false if the report is that of the reference engine, since the circuit is not
   *     ready or there is none
   * @param report on the state; it has a move
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
    /** Finished playouts per second of this turn. */
    public double playoutsPerSecond() {
      return finished / Math.max(seconds, 1e-9);
    }

    /** The goal that the player expects, 0 to 100 points. */
    public double value() {
      return report.values().get(role.index());
    }

    /** The expected line of play, a joint move in brackets. */
    public String expectedLine() {
      return report
          .expectedLine()
          .collect(
              jointMove ->
                  jointMove
                      .collect(move -> Printer.COMPACT.print(move.term()))
                      .makeString("[", " ", "]"))
          .makeString(" ");
    }

    /** One line for people, in columns. */
    public String summary() {
      return new ThoughtLine(this).print();
    }
  }

  /** Receives a thought; from any thread. */
  void tell(Thought thought);
}
