package org.gonu.machine;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/**
 * A game with packed states and numbered moves, for fast search. Its analyses and its playouts are
 * objects of their own.
 *
 * <p>A state is a {@code long[words()]}, bit i (bit {@code i & 63} of word {@code i >> 6}) tells
 * whether base i holds. Moves are numbered over all roles: those of role r from {@code
 * firstMove(r)} to {@code firstMove(r + 1)}, in canonical order. Immutable and shared by threads.
 */
public interface PackedGame {
  /** The roles in role order. */
  ImmutableList<Role> roles();

  /** Number of words of a state. */
  int words();

  /** The moves of all roles by their numbers. */
  ImmutableList<Move> moves();

  /** The number of the first move of a role; for the number of roles, the number of all moves. */
  int firstMove(int role);

  /**
   * True if at most one role ever has a choice, and that role is not chance, so that there is a
   * plan to find.
   */
  default boolean isDecidedByOneRole() {
    ImmutableList<Role> choosing =
        roles().select(role -> firstMove(role.index() + 1) - firstMove(role.index()) > 1);
    return choosing.size() <= 1 && choosing.noneSatisfy(Role::isChance);
  }

  /** A copy of the initial state. */
  long[] initialState();

  /**
   * Packs facts into a state: exactly these facts hold in it.
   *
   * @throws IllegalArgumentException if a fact is no base, so that it can never hold
   */
  long[] pack(Iterable<? extends Term> facts);

  /** The facts that hold in a state, in canonical order. */
  ImmutableList<Term> facts(long[] state);

  /**
   * Number of phases, which follow each other in a fixed cycle; 1 if control does not alternate.
   */
  int phases();

  /** The phase of a state; -1 if it has none. */
  int phaseOf(long[] state);

  /**
   * The same game with fewer lanes: lower latency, lower throughput.
   *
   * @param lanes the number that is wanted; there are more where one vector has more
   */
  PackedGame narrowed(int lanes);

  /**
   * The same game with more lanes: higher throughput, higher latency.
   *
   * @param lanes the number that is wanted; there may be more
   */
  PackedGame widened(int lanes);

  /**
   * The same game with decisive playouts. A role that can end the match with its best goal does so.
   * Otherwise it avoids moves that let the next role do so, or blocks them. Otherwise it avoids
   * ending the match with its worst goal. Among the remaining moves it chooses at random. Returns
   * this game itself if such moves are not known or too expensive to find.
   */
  PackedGame decisive();

  /**
   * False of a state that no match comes to and that lanes of this game cannot hold. What a draft
   * holds its rewritten lanes may not.
   *
   * @param state as of {@link #pack}
   */
  boolean admits(long[] state);

  /**
   * True if playouts are the same in fewer gates once {@link #rewritten} has made them. A draft is
   * ready sooner.
   */
  boolean isDraft();

  /**
   * The same game in fewer gates, which takes time to make at the first call. Other calls wait for
   * it. Returns this game itself if it is no draft.
   */
  PackedGame rewritten();

  /** What analyses have found out about the game. */
  GameAnalysis analysis();

  /** Random playouts of the game. */
  PlayoutEngine playouts();
}
