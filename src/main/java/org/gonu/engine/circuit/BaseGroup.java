package org.gonu.engine.circuit;

import java.util.BitSet;

/**
 * Bases of which at most one holds in every reachable state, such as the contents of a cell.
 *
 * @param bases their numbers, ascending, at least two
 * @param complete true if always one of them holds
 */
@SuppressWarnings("ArrayRecordComponent") // read by the makers of circuits, never compared
public record BaseGroup(int[] bases, boolean complete) {

  /** True if a state, bit i for base i, has no two of the bases, and one if the group has to. */
  public boolean fits(long[] state) {
    int holding = 0;
    for (int base : bases) {
      holding += (int) (state[base >> 6] >>> base & 1);
    }
    return holding == 1 || (holding == 0 && !complete);
  }

  /** True if all bases of this group, and more, are in the other one. */
  public boolean isWithin(BaseGroup other) {
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
