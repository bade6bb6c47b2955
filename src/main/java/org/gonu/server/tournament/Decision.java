package org.gonu.server.tournament;

/**
 * A decision of the organiser. Each names what it is about, so that their order does not matter.
 */
public sealed interface Decision {
  /** Why, for the readers of the log. */
  String reason();

  /**
   * A player loses a match, whatever was or will be played: it has 0 goal points, and those who do
   * not forfeit have 100.
   *
   * @param match id of the match
   * @param attempt which attempt, from 1
   * @param player name
   */
  record Forfeit(String match, int attempt, String player, String reason) implements Decision {}

  /**
   * An attempt at a match does not count, nor does a forfeit of it; the match is played again with
   * the same seats.
   *
   * @param match id of the match
   * @param attempt the attempt that does not count, from 1
   */
  record Replay(String match, int attempt, String reason) implements Decision {}

  /**
   * A player leaves. It is not paired any more; what it has not played yet it forfeits, by
   * decisions that are taken together with this one, see {@link Tournament#withdrawal}.
   *
   * @param player name
   * @param fromRound the first round that is made without it, from 1
   */
  record Withdrawal(String player, int fromRound, String reason) implements Decision {}
}
