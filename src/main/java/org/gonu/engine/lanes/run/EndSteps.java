package org.gonu.engine.lanes.run;

import java.util.Arrays;

/**
 * When the lanes ended that were not reported yet: the number of steps since the first of them, as
 * bits of numbers that stand side by side, one for each lane.
 */
final class EndSteps {
  private static final int BITS = 5;

  private final int words;

  /** By bit and word a bit of the numbers of 64 lanes. */
  private final long[] bits;

  /** The step at which the first of them ended; if there are any. */
  private int first;

  private boolean isEmpty = true;

  EndSteps(int words) {
    this.words = words;
    bits = new long[BITS * words];
  }

  /** True if what ended must be reported before this step: its number would be too long. */
  boolean isFull(int step) {
    return !isEmpty && step - first >= 1 << BITS;
  }

  /** Notes lanes of a word that end at a step. */
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

  /** Forgets lanes of a word. */
  void remove(int word, long lanes) {
    for (int bit = 0; bit < BITS; bit++) {
      bits[bit * words + word] &= ~lanes;
    }
  }

  /** The sum of the steps from a start to the ends of lanes of a word. */
  long sum(int word, long lanes, int started) {
    long sum = (long) (first - started) * Long.bitCount(lanes);
    for (int bit = 0; bit < BITS; bit++) {
      sum += (long) Long.bitCount(bits[bit * words + word] & lanes) << bit;
    }
    return sum;
  }

  /** Forgets all. */
  void clear() {
    isEmpty = true;
    Arrays.fill(bits, 0);
  }
}
