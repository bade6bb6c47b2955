package org.gonu.engine.lanes.counting;

import java.util.stream.IntStream;
import org.gonu.engine.lanes.coding.BinaryNumber;

/**
 * Bases of which exactly one holds: each holds one step after the one before it, whatever is
 * played. In binary, bit j of the value takes the place of member j.
 *
 * @param members bases by value, from 0; at least {@link #MIN_MEMBERS}
 * @param endsMatch true if the match is over where the last one holds; else no member holds after
 *     it, which is one more value
 */
@SuppressWarnings("ArrayRecordComponent") // read by the translation of states, never compared
record CounterChain(int[] members, boolean endsMatch) {
  /** Fewer members cost no more than their bits. */
  static final int MIN_MEMBERS = 12;

  /** Number of values: those of the members, and perhaps that of none. */
  int values() {
    return members.length + (endsMatch ? 0 : 1);
  }

  /** Bits of the largest value. */
  int bits() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(values() - 1);
  }

  /** The chain as a number; if none holds, the value after those of the members. */
  BinaryNumber number() {
    return new BinaryNumber(
        members,
        IntStream.range(0, members.length).toArray(),
        bits(),
        endsMatch ? -1 : members.length);
  }
}
