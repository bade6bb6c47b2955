package org.gonu.machine;

import java.util.Arrays;

/**
 * What some lanes shall do: where they start, what they play first, when they stop. Reused,
 * mutable.
 */
public final class LaneJob {
  /** Stands for a move that is chosen at random. */
  public static final int RANDOM = -1;

  private final long[] state;
  private final int[] moves;
  private int tag;
  private int limit;
  private int copies;
  private boolean isInitial;
  private boolean isForced;
  private boolean reportsChild;
  private boolean plays;
  private boolean looks;

  /** A job for a game whose states have some words, with some roles. */
  public LaneJob(int words, int roles) {
    state = new long[words];
    moves = new int[roles];
    isForced = true;
    reset();
  }

  /** Makes this the job of one random playout from the initial state, with tag 0. */
  public void reset() {
    tag = 0;
    limit = Integer.MAX_VALUE;
    copies = 1;
    isInitial = true;
    reportsChild = false;
    plays = true;
    looks = false;
    if (isForced) {
      isForced = false;
      Arrays.fill(moves, RANDOM);
    }
  }

  /** The number under which the results are reported. */
  public void setTag(int tag) {
    this.tag = tag;
  }

  /** Starts from a state, which is copied. */
  public void setState(long[] state) {
    System.arraycopy(state, 0, this.state, 0, this.state.length);
    isInitial = false;
  }

  /** Gives the move of a role in the first step, by number over all roles; it must be legal. */
  public void force(int role, int move) {
    moves[role] = move;
    isForced |= move != RANDOM;
  }

  /** Cuts the playout after some plies, at least one. */
  public void setLimit(int plies) {
    limit = plies;
  }

  /**
   * Starts in so many lanes, at least one; in fewer if fewer are free. A report of a state is for
   * one lane of them, and a job that does not play has one only.
   */
  public void setCopies(int n) {
    copies = n;
  }

  /** Wants a report of the state after the first step, and the playout too or not. */
  public void reportChild(boolean playOn) {
    reportsChild = true;
    plays = playOn;
    looks = false;
  }

  /** Wants a report of the state itself, and no step. */
  public void reportPresent() {
    reportsChild = false;
    plays = false;
    looks = true;
  }

  /** The number under which the results are reported. */
  public int tag() {
    return tag;
  }

  /** True if it starts from the initial state of the game. */
  public boolean isInitial() {
    return isInitial;
  }

  /** The words of the state in which it starts, unless that is the initial one. */
  public long[] state() {
    return state;
  }

  /** True if some role has a given move in the first step. */
  public boolean isForced() {
    return isForced;
  }

  /** The move of a role in the first step, or {@link #RANDOM}. */
  public int move(int role) {
    return moves[role];
  }

  /** The most plies. */
  public int limit() {
    return limit;
  }

  /** The most lanes that start. */
  public int copies() {
    return plays ? copies : 1;
  }

  /** True if the state after the first step is wanted. */
  public boolean reportsChild() {
    return reportsChild;
  }

  /** True if the state itself is wanted. */
  public boolean reportsPresent() {
    return looks;
  }

  /** True if the playout goes on to its end. */
  public boolean plays() {
    return plays;
  }
}
