package org.gonu.engine.lanes;

import org.gonu.machine.PlayoutSums;

/** The sums of one playout. */
final class LaneSums implements PlayoutSums {
  /** Goal points by role. */
  final int[] goals;

  int plies;
  boolean cut;
  boolean broken;
  boolean scored;

  LaneSums(int roles) {
    goals = new int[roles];
  }

  @Override
  public int count() {
    return 1;
  }

  @Override
  public long plies() {
    return plies;
  }

  @Override
  public int cut() {
    return cut ? 1 : 0;
  }

  @Override
  public int broken() {
    return broken ? 1 : 0;
  }

  @Override
  public int scored() {
    return scored ? 1 : 0;
  }

  @Override
  public long goals(int role) {
    return scored ? goals[role] : 0;
  }

  @Override
  public int made(int move) {
    return 0;
  }

  @Override
  public long goalsWith(int move) {
    return 0;
  }
}
