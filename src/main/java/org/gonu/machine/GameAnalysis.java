package org.gonu.machine;

import org.eclipse.collections.api.list.ImmutableList;

/**
 * What an engine has found out about a {@link PackedGame} beyond its rules. Each analysis is done
 * when it is first asked for, which may take some tenths of a second. Safe for use by several
 * threads.
 */
public interface GameAnalysis {
  /**
   * Bits of the bases whose course is the same whatever moves are made, such as a counter of steps;
   * without those that tell the phase. None if nothing of that kind goes on after the first move.
   */
  long[] stepCounter();

  /**
   * Bits of the bases that remember how a position came about, such as a counter of steps with a
   * limit: once they are not as in the initial state, they forbid moves or end the match and do
   * nothing else to the board. None if no such bases are found.
   */
  long[] history();

  /** How far states are from the best goal of a role. For one thread. */
  GoalDistance goalDistance(int role);

  /**
   * The parts that go on beside each other, if there are several, and if the best goal of a role
   * asks something of each of them by itself, or nothing; else none. The first to ask waits some
   * tenths of a second.
   */
  ImmutableList<GameFactor> factors(int role);

  /** A merger of states that has seen none yet; finding out what it needs takes some time once. */
  StateMerger newMerger();
}
