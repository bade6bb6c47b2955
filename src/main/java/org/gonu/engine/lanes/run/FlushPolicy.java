package org.gonu.engine.lanes.run;

import org.gonu.engine.lanes.compile.LaneCode;

/**
 * Decides when to flush: to report the lanes that have ended and to start them again. A lane is
 * idle from its end to the flush, but a flush costs as much for one lane as for all.
 *
 * <p>Let a lane end in a step with probability p, and let a flush cost as much as c steps. If a
 * flush comes when r of n lanes rest, there is one every r / (n p) steps, and r / 2 lanes are idle
 * on average. The total cost is least at r = n sqrt(2 c p).
 */
final class FlushPolicy {
  private static final double SMOOTHING = 0.1;

  /** Plies of a playout, as long as none is counted. */
  private static final double FIRST_MEAN = 32;

  /** Cost of adding up one group of lanes, in ints of code. */
  private static final double GROUP = 32;

  /**
   * Cost of an int of flush code relative to an int of step code: its runs are longer. Between 0.1
   * and 1 little changes.
   */
  private static final double COST_OF_AN_INT = 0.5;

  private final double cost;
  private final double costOfAGroup;
  private double meanPlies = FIRST_MEAN;
  private double groupCost;

  FlushPolicy(LaneCode program) {
    int flush =
        program.goals().code().length + program.openCode().length + program.initialCode().length;
    double step = 0;
    for (int phase = 0; phase < program.circuit().phases().size(); phase++) {
      step += program.phase(phase).code().length;
    }
    double stepOfAPhase = Math.max(1, step / program.circuit().phases().size());
    cost = COST_OF_AN_INT * flush / stepOfAPhase;
    costOfAGroup = GROUP / stepOfAPhase;
  }

  /**
   * True if it is time to flush.
   *
   * @param resting number of lanes that have ended
   * @param busy number of lanes with a job, those included
   */
  boolean isDue(int resting, int busy) {
    if (resting == 0) {
      return false;
    }
    double share = Math.min(0.5, Math.sqrt(2 * (cost + groupCost) / Math.max(1, meanPlies)));
    return resting == busy || resting >= share * busy;
  }

  /** Forgets all playouts, so that the same seed plays the same again. */
  void reset() {
    meanPlies = FIRST_MEAN;
    groupCost = 0;
  }

  /** Updates the mean length of playouts. */
  void count(int playouts, long plies) {
    meanPlies += SMOOTHING * ((double) plies / playouts - meanPlies);
  }

  /**
   * Updates the mean length of playouts and the cost of their groups. The cost of a flush grows
   * with the number of groups, but only the part that larger flushes save counts: none where each
   * lane is a group of its own.
   */
  void count(int playouts, long plies, int groups) {
    count(playouts, plies);
    double larger = costOfAGroup * groups * (1 - (double) groups / playouts);
    groupCost += SMOOTHING * (larger - groupCost);
  }
}
