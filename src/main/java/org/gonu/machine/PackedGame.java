package org.gonu.machine;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/**
 * A game whose states are words of bits and whose moves are numbers: what fast search works on. Its
 * analyses and its playouts are things of their own.
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

  /** Number of values of control that follow each other in a fixed cycle; 1 if there are none. */
  int phases();

  /** The phase of a state; -1 if it has none. */
  int phaseOf(long[] state);

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

  /** What is known of the game besides its rules. */
  GameAnalysis analysis();

  /** Random playouts of the game. */
  PlayoutEngine playouts();
}
