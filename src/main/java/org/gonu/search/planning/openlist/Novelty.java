package org.gonu.search.planning.openlist;

import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;

/**
 * The novelty of a state: 0 if a base holds in it for the first time, 1 if a pair of bases does, 2
 * otherwise. Pairs are ignored where they would need too much memory.
 *
 * <p>Source: Lipovetzky and Geffner, Width and serialization of classical planning problems, 2012.
 */
final class Novelty {
  /** The most bases that hold at once of which pairs are looked at. */
  private final int maxHolding;

  /** Of so many states pairs are looked at: later ones are rarely new. */
  private final int maxStates;

  private final long[] seen;
  private final long[] pairs;
  private final int[] holding;

  /** States so far; no more are counted than pairs are looked at. */
  private int states;

  Novelty(int words, Coefficients coefficients) {
    maxHolding = coefficients.count(PlanningCoefficient.PLANNING_NOVELTY_BASES);
    maxStates = coefficients.count(PlanningCoefficient.PLANNING_NOVELTY_STATES);
    int bases = Long.SIZE * words;
    seen = new long[words];
    // Pairs are half a square of bits.
    int maxBases = coefficients.count(PlanningCoefficient.PLANNING_NOVELTY_MAX_BASES);
    pairs = new long[bases <= maxBases ? (int) (((long) bases * bases) >> 7) + 1 : 0];
    holding = new int[bases];
  }

  /** The novelty of a state, which counts as seen from then on. */
  int of(long[] state) {
    int result = 2;
    int count = 0;
    for (int word = 0; word < state.length; word++) {
      if ((state[word] & ~seen[word]) != 0) {
        seen[word] |= state[word];
        result = 0;
      }
      for (long left = state[word]; left != 0; left &= left - 1) {
        holding[count++] = Long.SIZE * word + Long.numberOfTrailingZeros(left);
      }
    }
    if (states < maxStates) {
      states++;
      if (pairs.length > 0 && count <= maxHolding && addPairs(count)) {
        result = Math.min(result, 1);
      }
    }
    return result;
  }

  private boolean addPairs(int count) {
    boolean isNew = false;
    for (int i = 0; i < count; i++) {
      long row = (long) holding[i] * (holding[i] - 1) / 2;
      for (int j = 0; j < i; j++) {
        long bit = row + holding[j];
        int word = (int) (bit >> 6);
        long mask = 1L << bit;
        isNew |= (pairs[word] & mask) == 0;
        pairs[word] |= mask;
      }
    }
    return isNew;
  }
}
