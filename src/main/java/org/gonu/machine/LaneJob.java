package org.gonu.machine;

import java.util.Arrays;

/**
 * A job for some lanes: the start state, the moves of the first step, the end. Mutable and reused.
 */
public final class LaneJob {
  /** Stands for a move that the playout policy chooses. */
  public static final int RANDOM = -1;

  private final long[] state;
  private final int[] moves;
  private int tag;
  private int limit;
  private int copies;
  private int room;
  private boolean isInitial;
  private boolean isForced;
  private boolean reportsChild;
  private boolean reportsTerminal;
  private boolean plays;
  private boolean reportsPresent;

  /**
   * A job for a game.
   *
   * @param words number of words of a state
   * @param roles number of roles
   */
  public LaneJob(int words, int roles) {
    state = new long[words];
    moves = new int[roles];
    isForced = true;
    reset();
  }

  /** Resets the job: one playout from the initial state, tag 0, no limit. */
  public void reset() {
    tag = 0;
    limit = Integer.MAX_VALUE;
    copies = 1;
    isInitial = true;
    reportsChild = false;
    reportsTerminal = false;
    plays = true;
    reportsPresent = false;
    if (isForced) {
      isForced = false;
      Arrays.fill(moves, RANDOM);
    }
  }

  /** The number under which the results are reported. */
  public void setTag(int tag) {
    this.tag = tag;
  }

  /** Sets the start state, which is copied. */
  public void setState(long[] state) {
    System.arraycopy(state, 0, this.state, 0, this.state.length);
    isInitial = false;
  }

  /**
   * Prescribes the move of a role in the first step. It must be legal.
   *
   * @param move number over all roles
   */
  public void force(int role, int move) {
    moves[role] = move;
    isForced |= move != RANDOM;
  }

  /** Stops playouts after a number of plies, at least one. */
  public void setLimit(int plies) {
    limit = plies;
  }

  /** Sets the number of free lanes. */
  public void setRoom(int lanes) {
    room = lanes;
  }

  /**
   * Sets the number of playouts, at least one; fewer are started if fewer lanes are free ({@link
   * #room}). A state is reported for one of them. A job without playouts takes one lane.
   */
  public void setCopies(int copies) {
    this.copies = copies;
  }

  /**
   * Asks for a report of the state after the first step.
   *
   * @param playOn true to continue with the playout, false to stop after the report
   */
  public void reportChild(boolean playOn) {
    reportsChild = true;
    reportsTerminal = false;
    plays = playOn;
    reportsPresent = false;
  }

  /** Asks whether the state after the first step is terminal, and for no more. */
  public void reportTerminal() {
    reportChild(false);
    reportsTerminal = true;
  }

  /** Asks for a report of the start state, without a step. */
  public void reportPresent() {
    reportsChild = false;
    reportsTerminal = false;
    plays = false;
    reportsPresent = true;
  }

  /** The number under which the results are reported. */
  public int tag() {
    return tag;
  }

  /** True if the start state is the initial state of the game. */
  public boolean isInitial() {
    return isInitial;
  }

  /** The words of the start state. Undefined if that is the initial state. */
  public long[] state() {
    return state;
  }

  /** True if the move of some role is prescribed for the first step. */
  public boolean isForced() {
    return isForced;
  }

  /** The prescribed move of a role for the first step, or {@link #RANDOM}. */
  public int move(int role) {
    return moves[role];
  }

  /** Most plies of a playout. */
  public int limit() {
    return limit;
  }

  /** Most lanes to start. */
  public int copies() {
    return plays ? copies : 1;
  }

  /** Number of free lanes when the job was asked for. */
  public int room() {
    return room;
  }

  /** True if the state after the first step is to be reported. */
  public boolean reportsChild() {
    return reportsChild;
  }

  /** True if the job only asks whether the state after the first step is terminal. */
  public boolean reportsTerminal() {
    return reportsTerminal;
  }

  /** True if the start state is to be reported. */
  public boolean reportsPresent() {
    return reportsPresent;
  }

  /** True if the playout goes on to its end. */
  public boolean plays() {
    return plays;
  }
}
