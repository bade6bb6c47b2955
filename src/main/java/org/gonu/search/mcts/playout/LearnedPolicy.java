package org.gonu.search.mcts.playout;

import org.gonu.machine.MovePolicy;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchParameters;

/**
 * A playout policy that was learned from playouts.
 *
 * @param moves the weights of the moves
 * @param gain goal points that a role wins, on average, when it alone plays by the policy
 */
public record LearnedPolicy(MovePolicy moves, double gain) {
  /** True if the search shall use it: it gains by policies that win so many points in playouts. */
  public boolean isUseful(SearchParameters parameters) {
    return gain >= parameters.value(PlayoutCoefficient.POLICY_MIN_GAIN);
  }
}
