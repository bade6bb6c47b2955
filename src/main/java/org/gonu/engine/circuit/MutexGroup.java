package org.gonu.engine.circuit;

import java.util.BitSet;

/**
 * A mutex group: bases of which at most one holds in every reachable state, such as the contents of
 * a cell.
 *
 * @param bases their numbers, ascending, at least two
 * @param complete true if exactly one of them holds in every reachable state
 */
@SuppressWarnings("ArrayRecordComponent") // read by the makers of circuits, never compared
public record MutexGroup(int[] bases, boolean complete) {

  /**
   * True if a state satisfies the group: at most one base holds, and exactly one if the group is
   * complete.
   *
   * @param state bit i for base i
   */
  public boolean fits(long[] state) {
    int holding = 0;
    for (int base : bases) {
      holding += (int) (state[base >> 6] >>> base & 1);
    }
    return holding == 1 || (holding == 0 && !complete);
  }

  /** True if the bases of this group are a proper subset of the other's. */
  public boolean isWithin(MutexGroup other) {
    if (other.bases.length <= bases.length) {
      return false;
    }
    BitSet others = new BitSet();
    for (int base : other.bases) {
      others.set(base);
    }
    for (int base : bases) {
      if (!others.get(base)) {
        return false;
      }
    }
    return true;
  }
}
