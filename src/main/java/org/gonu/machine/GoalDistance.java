package org.gonu.machine;

/**
 * How far states are from the best goal of a role, by the conditions that are not met: a
 * conjunction costs the sum of its parts, a disjunction its cheapest part, a condition 1 unless it
 * is met. It is 0 exactly where the goal is reached. It tells nothing of how many moves that takes.
 *
 * <p>Confined to one thread.
 *
 * <p>Source: the idea of a degree to which a goal is reached is from Schiffel and Thielscher,
 * Fluxplayer: a successful general game player, 2007; the sum over conditions is that of Bonet and
 * Geffner, Planning as heuristic search, 2001.
 */
public interface GoalDistance {
  /** A distance that is never exceeded. */
  int FARTHEST = 1 << 20;

  /** The distance of a state, 0 to {@link #most}. */
  int of(long[] state);

  /**
   * What the distance would be if no condition were met; at most {@link #FARTHEST}. Where it is 1
   * or 2, the distance hardly tells anything.
   */
  int most();
}
