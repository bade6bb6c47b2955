package org.gonu.engine.lanes.compile;

import org.eclipse.collections.api.list.primitive.ImmutableIntList;

/**
 * The fixed slots of a program. Slot i holds base i; the slots behind the bases hold the status of
 * the lanes. A slot holds one bit of every lane.
 *
 * @param bases number of bases
 * @param roles number of roles
 * @param phases number of phases
 * @param recorded number of moves for which lanes record whether they were made; 0 if they do not
 *     record
 * @param offered number of moves that a policy may withhold; 0 for the uniform policy
 * @param kept number of feedbacks whose values are kept from step to step
 * @param unused slots of bases that no code reads or writes as such: free for other values
 */
public record FixedSlots(
    int bases,
    int roles,
    int phases,
    int recorded,
    int offered,
    int kept,
    ImmutableIntList unused) {
  /** Bits of the counter of steps that a lane has waited. */
  public static final int TALLY_BITS = 20;

  private static final int FIXED = 10;

  /** Constant: no lane. */
  public int zero() {
    return bases;
  }

  /** Constant: all lanes. */
  public int ones() {
    return bases + 1;
  }

  /** Lanes whose playout has not ended. */
  public int running() {
    return bases + 2;
  }

  /** Running lanes whose draw failed; they wait until their phase comes again. */
  public int waiting() {
    return bases + 3;
  }

  /** Lanes where a role had no legal move. */
  public int broken() {
    return bases + 4;
  }

  /** Lanes that made a move in the last step. */
  public int moved() {
    return bases + 5;
  }

  /** Input of the reset code: the lanes to reset. */
  public int scratch() {
    return bases + 6;
  }

  /** The first of the two slots of the state of the random generators. */
  public int generator() {
    return bases + 7;
  }

  /** Lanes that have waited at least once since they were reset. */
  public int waited() {
    return bases + 9;
  }

  /** Lanes in which the job prescribes the move of a role. */
  public int forced(int role) {
    return bases + FIXED + role;
  }

  /** Lanes that wait for a phase, since their draw failed in it. */
  public int waitingFor(int phase) {
    return bases + FIXED + roles + phase;
  }

  /** One bit of the number of steps that each lane has waited. */
  public int tally(int bit) {
    return bases + FIXED + roles + phases + bit;
  }

  /** Lanes that have not made the first step of their job. Only with recording. */
  int fresh() {
    return tally(TALLY_BITS);
  }

  /**
   * Lanes that made a move after their first step.
   *
   * @param number see {@link ChosenMoves}
   */
  public int played(int number) {
    return fresh() + 1 + number;
  }

  /**
   * Lanes in which the policy offers a move. The code reads this slot, but nothing writes it:
   * {@code PolicyMasks} redirects the reads.
   *
   * @param number see {@link ChosenMoves}
   */
  public int offered(int number) {
    return played(recorded) + number;
  }

  /** A feedback that is kept from step to step; never true where it is false at the fixed point. */
  public int kept(int number) {
    return offered(offered) + number;
  }

  /** Number of fixed slots. */
  int size() {
    return kept(kept);
  }
}
