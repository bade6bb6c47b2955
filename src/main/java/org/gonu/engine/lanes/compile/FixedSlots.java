package org.gonu.engine.lanes.compile;

import org.gonu.engine.lanes.run.PolicyMasks;

/**
 * The pinned slots of a program: the bases by their numbers, and behind them what a lane is doing.
 *
 * @param bases number of bases
 * @param roles number of roles
 * @param phases number of phases
 * @param recorded number of moves of which lanes know whether they were made; 0 if they do not
 * @param offered number of moves that are offered now and then; 0 if all are always
 */
public record FixedSlots(int bases, int roles, int phases, int recorded, int offered) {
  /** Bits of the count of steps that a lane waited. */
  public static final int TALLY_BITS = 20;

  private static final int FIXED = 10;

  /** No lane. */
  public int zero() {
    return bases;
  }

  /** All lanes. */
  public int ones() {
    return bases + 1;
  }

  /** Lanes with a playout that goes on. */
  public int running() {
    return bases + 2;
  }

  /** Running lanes that wait until their phase comes again, since their draw failed. */
  int waiting() {
    return bases + 3;
  }

  /** Lanes where a role had no legal move. */
  public int broken() {
    return bases + 4;
  }

  /** Lanes that moved in the last step. */
  public int moved() {
    return bases + 5;
  }

  /** Lanes that are about to be filled; and where a loop found changes. */
  public int scratch() {
    return bases + 6;
  }

  /** The first of the two slots of the random generator. */
  public int generator() {
    return bases + 7;
  }

  /** Lanes that have waited. */
  public int waited() {
    return bases + 9;
  }

  /** Lanes where the move of a role is given. */
  public int forced(int role) {
    return bases + FIXED + role;
  }

  /** Lanes that wait for a phase. */
  int waitingFor(int phase) {
    return bases + FIXED + roles + phase;
  }

  /** A bit of the number of steps that each lane waited. */
  public int tally(int bit) {
    return bases + FIXED + roles + phases + bit;
  }

  /** Lanes that have not made the first step of their job; where moves are recorded. */
  int fresh() {
    return tally(TALLY_BITS);
  }

  /** Lanes that made a chosen move after their first step. */
  public int played(int number) {
    return fresh() + 1 + number;
  }

  /** Lanes in which a chosen move is offered. Never written: see {@link PolicyMasks}. */
  public int offered(int number) {
    return played(recorded) + number;
  }

  /** Number of pinned slots. */
  int size() {
    return offered(offered);
  }
}
