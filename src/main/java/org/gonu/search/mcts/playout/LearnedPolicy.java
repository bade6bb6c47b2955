package org.gonu.search.mcts.playout;

import org.gonu.machine.MovePolicy;

/**
 * A playout policy that was learned from playouts.
 *
 * @param moves the weights of the moves
 * @param gain goal points that a role wins, on average, when it alone plays by the policy
 */
public record LearnedPolicy(MovePolicy moves, double gain) {
  /** The search gains by policies that win so many points in playouts ({@code strength.md}). */
  private static final double MIN_GAIN = 12;

  /** True if the search shall use it. */
  public boolean isUseful() {
    return gain >= MIN_GAIN;
  }
}
