package org.gonu.engine.lanes.coding;

import java.util.Arrays;

/**
 * Bases of which at most one holds, as a number. Bit j of the number takes the place of member j,
 * and the places of the other members are not used.
 *
 * @param members bases, at least as many as there are bits
 * @param codes by member the number that stands for it, each once
 * @param bits of the largest number
 * @param none the number if no member holds; negative if one always does
 */
@SuppressWarnings("ArrayRecordComponent") // read by the makers of code, never compared
public record BinaryNumber(int[] members, int[] codes, int bits, int none) {

  /**
   * A number.
   *
   * @throws IllegalArgumentException if a number does not fit into the bits or stands for two
   *     members, or the bits do not fit into the places of the members
   */
  public BinaryNumber {
    int end = bits < Integer.SIZE - 1 ? 1 << Math.max(0, bits) : 0;
    if (codes.length != members.length
        || bits > members.length
        || none >= end
        || Arrays.stream(codes).distinct().count() != codes.length
        || Arrays.stream(codes).anyMatch(code -> code < 0 || code >= end)) {
      throw new IllegalArgumentException("these are no number in binary");
    }
  }

  /** True if a state has one member, or none where that is a value. */
  boolean fits(long[] state) {
    int holding = 0;
    for (int member : members) {
      holding += (int) (state[member >> 6] >>> member & 1);
    }
    return holding == 1 || (holding == 0 && hasNone());
  }

  /** True if perhaps no member holds. */
  public boolean hasNone() {
    return none >= 0;
  }
}
