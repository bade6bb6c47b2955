package org.gonu.machine;

/**
 * Heuristic distance of states to the best goal of a role, by the number of unmet conditions: a
 * conjunction costs the sum of its parts, a disjunction its cheapest part, an unmet condition 1. It
 * is 0 exactly where the goal is reached. It does not estimate the number of moves.
 *
 * <p>Confined to one thread.
 *
 * <p>Source: the idea of a degree to which a goal is reached is from Schiffel and Thielscher,
 * Fluxplayer: a successful general game player, 2007; the sum over conditions is that of Bonet and
 * Geffner, Planning as heuristic search, 2001.
 */
public interface GoalDistance {
  /** Upper bound of all distances. */
  int FARTHEST = 1 << 20;

  /** The distance of a state, 0 to {@link #most}. */
  int of(long[] state);

  /**
   * The distance if no condition is met; at most {@link #FARTHEST}. A maximum of 1 or 2 gives
   * hardly any guidance.
   */
  int most();
}
