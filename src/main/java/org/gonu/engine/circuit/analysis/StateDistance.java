package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import org.gonu.machine.GoalDistance;

/** The distance to one state: the number of bases that differ, of those that matter. */
final class StateDistance implements GoalDistance {
  private final long[] target;
  private final long[] relevant;
  private final long[] growing;
  private final long[] shrinking;

  /**
   * A distance; all parameters as bits of states.
   *
   * @param relevant the bases that matter
   * @param growing those of them that hold for ever once they do
   * @param shrinking those of them that never hold again once they do not
   */
  StateDistance(long[] target, long[] relevant, long[] growing, long[] shrinking) {
    this.target = target;
    this.relevant = relevant;
    this.growing = growing;
    this.shrinking = shrinking;
  }

  @Override
  public int of(long[] state) {
    int differ = 0;
    for (int word = 0; word < target.length; word++) {
      long unlike = (state[word] ^ target[word]) & relevant[word];
      long forEver = (state[word] & growing[word]) | (~state[word] & shrinking[word]);
      if ((unlike & forEver) != 0) {
        return FARTHEST;
      }
      differ += Long.bitCount(unlike);
    }
    return differ;
  }

  @Override
  public int most() {
    return Arrays.stream(relevant).mapToInt(Long::bitCount).sum();
  }
}
