package org.gonu.machine;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/**
 * A game whose states are words of bits and whose moves are numbers: what fast search works on.
 *
 * <p>A state is a {@code long[words()]}, bit i (bit {@code i & 63} of word {@code i >> 6}) tells
 * whether base i holds. Moves are numbered over all roles: those of role r from {@code
 * firstMove(r)} to {@code firstMove(r + 1)}, in canonical order. Immutable, shared by threads.
 */
public interface PackedGame {
  /** The roles in role order. */
  ImmutableList<Role> roles();

  /** Number of words of a state. */
  int words();

  /** The moves of all roles by their numbers. */
  ImmutableList<Move> moves();

  /** The number of the first move of a role; for the number of roles, that of all moves. */
  int firstMove(int role);

  /** A copy of the initial state. */
  long[] initialState();

  /**
   * The state in which exactly these facts hold.
   *
   * @throws IllegalArgumentException if a fact can never hold, as far as the engine tells
   */
  long[] pack(Iterable<? extends Term> facts);

  /** The facts that hold in a state, in canonical order. */
  ImmutableList<Term> facts(long[] state);

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

  /** Number of values of control that follow each other in a fixed cycle; 1 if there are none. */
  int phases();

  /** The phase of a state; -1 if it has none. */
  int phaseOf(long[] state);

  /**
   * About how long a step in one lane takes, in nanoseconds. By the size of the code, not measured:
   * the same on every machine.
   */
  double stepNanos();

  /**
   * The same game with fewer lanes at a time, for who wants results sooner rather than as many as
   * can be.
   *
   * @param lanes the most that is wanted; there may be somewhat more
   */
  PackedGame narrowed(int lanes);

  /**
   * The same game with other playouts: a role that can end the match with its best goal does so; or
   * else it takes from the role that moves next the move by which that one could; or else it does
   * not end the match with its worst goal. Of the rest of its moves it chooses at random. This game
   * itself if such moves are not known or cost too much to find.
   */
  PackedGame decisive();

  /** A merger of states that has seen none yet; finding out what it needs takes some time once. */
  StateMerger newMerger();

  /** Lanes of one's own; the same seed gives the same playouts. */
  Lanes newLanes(long seed);

  /**
   * Lanes that also know which moves were made in the playouts of a job after its first step (see
   * {@link PlayoutSums#made}). Moves that a role never chooses, since it has no other in any phase,
   * are not recorded, and none is in a game with more than 4,096 moves. Some code is compiled when
   * this is asked for the first time; a step takes longer.
   */
  Lanes newRecordingLanes(long seed);
}
