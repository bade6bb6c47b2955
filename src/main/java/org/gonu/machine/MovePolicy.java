package org.gonu.machine;

import java.util.Arrays;

/**
 * A playout policy. Each legal move of a role is <em>offered</em> with its own probability,
 * independently. The choice is uniform among the offered moves; if none is offered, among all legal
 * ones. Immutable.
 */
public final class MovePolicy {
  /** The level of a move that is always offered. */
  public static final int ALWAYS = 8;

  private final byte[] levels;

  /**
   * A policy with given probabilities.
   *
   * @param levels by move, over all roles: the probability that it is offered, in eighths, 0 to
   *     {@link #ALWAYS}
   * @throws IllegalArgumentException if a level is out of this range
   */
  public MovePolicy(byte[] levels) {
    this.levels = levels.clone();
    for (byte level : levels) {
      if (level < 0 || level > ALWAYS) {
        throw new IllegalArgumentException("level " + level + " is not in 0.." + ALWAYS);
      }
    }
  }

  /** The uniform policy for a game with {@code moves} moves. */
  public static MovePolicy uniform(int moves) {
    byte[] levels = new byte[moves];
    Arrays.fill(levels, (byte) ALWAYS);
    return new MovePolicy(levels);
  }

  /** Number of moves. */
  public int size() {
    return levels.length;
  }

  /** The probability that a move is offered, in eighths. */
  public int level(int move) {
    return levels[move];
  }

  /** True if all moves are always offered. */
  public boolean isUniform() {
    boolean uniform = true;
    for (byte level : levels) {
      uniform &= level == ALWAYS;
    }
    return uniform;
  }
}
