package org.gonu.machine;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * What an engine has found out about a {@link PackedGame} beyond its rules. Each analysis runs when
 * it is first asked for, which may take some tenths of a second. Safe for use by several threads.
 */
public interface GameAnalysis {
  /**
   * Bits of the bases whose values do not depend on the moves, such as a step counter, without
   * those that mark the phase. Empty if these values stop changing after the first move.
   */
  long[] stepCounter();

  /**
   * Bits of the bases that only record how a position came about, such as a step counter with a
   * limit. Once they leave their initial values, they may forbid moves or end the match, but no
   * other base depends on them. Empty if no such bases are found.
   */
  long[] history();

  /**
   * True if it is certain that two roles share 100 points at every end, so that one gets what the
   * other does not. False if there are more roles, or if it is not known.
   */
  boolean sharesPoints();

  /** A new heuristic for the distance to the best goal of a role. Confined to one thread. */
  GoalDistance goalDistance(int role);

  /**
   * A new search for the states with the best goal of a role in which a match can end. Empty where
   * nothing stays as it is for ever, where the goal is recursive, or where the game is too large. A
   * call takes up to some tenths of a second.
   *
   * @param state the state from which the match goes on
   */
  Optional<GoalStates> goalStates(int role, long[] state);

  /**
   * The independent factors of the game with their part of the best goal of a role. Empty if there
   * is only one factor, or if the goal is no conjunction of conditions on single factors. The first
   * call takes some tenths of a second.
   */
  ImmutableList<GameFactor> factors(int role);

  /**
   * A new merger of equivalent states. The first call runs an analysis, which takes some tenths of
   * a second.
   */
  StateMerger newMerger();
}
