package org.gonu.engine.lanes.run;

import java.util.Arrays;

/**
 * The steps at which the unreported lanes ended, as bit-sliced numbers: for each lane the number of
 * steps since the first of these lanes ended.
 */
final class EndSteps {
  private static final int BITS = 5;

  private final int words;

  /** By bit and word: one bit of the numbers of 64 lanes. */
  private final long[] bits;

  /** The step at which the first of them ended. Valid unless empty. */
  private int first;

  private boolean isEmpty = true;

  EndSteps(int words) {
    this.words = words;
    bits = new long[BITS * words];
  }

  /** True if the lanes must be reported before this step, since its number would not fit. */
  boolean isFull(int step) {
    return !isEmpty && step - first >= 1 << BITS;
  }

  /** Adds lanes of a word that end at a step. */
  void add(int step, int word, long lanes) {
    if (isEmpty) {
      first = step;
      isEmpty = false;
    }
    int number = step - first;
    for (int bit = 0; number >> bit != 0; bit++) {
      bits[bit * words + word] |= (number >> bit & 1) == 0 ? 0 : lanes;
    }
  }

  /** Removes lanes of a word. */
  void remove(int word, long lanes) {
    for (int bit = 0; bit < BITS; bit++) {
      bits[bit * words + word] &= ~lanes;
    }
  }

  /** Sum over lanes of a word of the steps from a start to their ends. */
  long sum(int word, long lanes, int started) {
    long sum = (long) (first - started) * Long.bitCount(lanes);
    for (int bit = 0; bit < BITS; bit++) {
      sum += (long) Long.bitCount(bits[bit * words + word] & lanes) << bit;
    }
    return sum;
  }

  /** Removes all lanes. */
  void clear() {
    isEmpty = true;
    Arrays.fill(bits, 0);
  }
}
