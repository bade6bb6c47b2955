package org.gonu.player;

import org.gonu.search.SearchReport;

/** Where a player tells what it thinks, after every move. */
public interface ThinkLog {
  /** Tells nothing. */
  ThinkLog NONE = thought -> {};

  /**
   * What a player thought about a move.
   *
   * @param matchId of the match
   * @param step number of the move, from 1
   * @param role that it plays
   * @param playouts finished in this turn
   * @param seconds that it thought
   * @param chosen the move, as text
   * @param report what it knows of the state
   */
  record Thought(
      String matchId,
      int step,
      String role,
      long playouts,
      double seconds,
      String chosen,
      SearchReport report) {}

  /** Tells of a move; from any thread. */
  void tell(Thought thought);
}
