package org.gonu.engine.lanes.run;

import org.gonu.engine.lanes.compile.LaneCode;

/**
 * Decides when lanes that have ended are reported and filled again. Each of them is idle until
 * then, but computing the goals and filling costs as much for one lane as for all.
 *
 * <p>With r lanes of n that may rest, a flush every r / (n p) steps costs c steps, where p is the
 * chance of a lane to end in a step; idle are r / 2 on average. The sum is least at r = n sqrt(2 c
 * p).
 */
final class FlushPolicy {
  private static final double SMOOTHING = 0.1;

  /** Ints of code that take as long as it takes to add up a group of lanes of one job. */
  private static final double GROUP = 32;

  /** A flush has longer runs than a step. Between 0.1 and 1 little changes. */
  private static final double COST_OF_AN_INT = 0.5;

  private final double cost;
  private final double costOfAGroup;
  private double meanPlies = 32;
  private double groupCost;

  FlushPolicy(LaneCode program) {
    int flushPolicy =
        program.goals().code().length + program.openCode().length + program.initialCode().length;
    double step = 0;
    for (int phase = 0; phase < program.circuit().phases().size(); phase++) {
      step += program.phase(phase).code().length;
    }
    double stepOfAPhase = Math.max(1, step / program.circuit().phases().size());
    cost = COST_OF_AN_INT * flushPolicy / stepOfAPhase;
    costOfAGroup = GROUP / stepOfAPhase;
  }

  /** True if so many ended ones of the busy lanes shall be reported now. */
  boolean isDue(int resting, int busy) {
    if (resting == 0) {
      return false;
    }
    double share = Math.min(0.5, Math.sqrt(2 * (cost + groupCost) / Math.max(1, meanPlies)));
    return resting == busy || resting >= share * busy;
  }

  /** Learns how long playouts are. */
  void count(int playouts, long plies) {
    meanPlies += SMOOTHING * ((double) plies / playouts - meanPlies);
  }

  /**
   * Learns how long playouts are, and into how many groups those fall that end together. Waiting
   * for more saves nothing where each is a group of its own, but larger groups cost no more.
   */
  void count(int playouts, long plies, int groups) {
    count(playouts, plies);
    double larger = costOfAGroup * groups * (1 - (double) groups / playouts);
    groupCost += SMOOTHING * (larger - groupCost);
  }
}
