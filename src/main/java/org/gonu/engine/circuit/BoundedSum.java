package org.gonu.engine.circuit;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Numbers that add up to no more than a limit in every reachable state, such as the seeds in all
 * pits.
 *
 * @param bases that tell the numbers, ascending
 * @param numbers by place in {@code bases} the number that this base tells
 * @param most the limit
 */
@SuppressWarnings("ArrayRecordComponent") // read by the circuit, never compared
public record BoundedSum(int[] bases, int[] numbers, int most) {

  /**
   * True if the numbers of a state add up to no more.
   *
   * @param state bit i for base i
   */
  public boolean fits(long[] state) {
    long sum = 0;
    for (int i = 0; i < bases.length; i++) {
      sum += (state[bases[i] >> 6] >>> bases[i] & 1) * numbers[i];
    }
    return sum <= most;
  }

  /**
   * The same sum where there are fewer bases, numbered as if there were no others.
   *
   * @param kept the bases that are left
   */
  public BoundedSum within(BitSet kept) {
    int[] places = IntStream.range(0, bases.length).filter(i -> kept.get(bases[i])).toArray();
    return new BoundedSum(
        Arrays.stream(places).map(i -> kept.get(0, bases[i]).cardinality()).toArray(),
        Arrays.stream(places).map(i -> numbers[i]).toArray(),
        most);
  }
}
