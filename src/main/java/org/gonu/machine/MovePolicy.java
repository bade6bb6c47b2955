package org.gonu.machine;

import java.util.Arrays;

/**
 * How random playouts choose moves: each legal move of a role is <em>offered</em> with a chance of
 * its own, independently, and one of those offered is chosen, each with the same chance; if none is
 * offered, one of all legal ones. Immutable.
 */
public final class MovePolicy {
  /** The level of a move that is always offered. */
  public static final int ALWAYS = 8;

  private final byte[] levels;

  /**
   * A policy of some levels.
   *
   * @param levels by number of a move, over all roles, 0 to {@link #ALWAYS}: the chance that it is
   *     offered, in eighths
   * @throws IllegalArgumentException if a level is out of these bounds
   */
  public MovePolicy(byte[] levels) {
    this.levels = levels.clone();
    for (byte level : levels) {
      if (level < 0 || level > ALWAYS) {
        throw new IllegalArgumentException("level " + level + " is not in 0.." + ALWAYS);
      }
    }
  }

  /** The policy in which all legal moves have the same chance, for a game of some moves. */
  public static MovePolicy uniform(int moves) {
    byte[] levels = new byte[moves];
    Arrays.fill(levels, (byte) ALWAYS);
    return new MovePolicy(levels);
  }

  /** Number of moves. */
  public int size() {
    return levels.length;
  }

  /** The chance that a move is offered, in eighths. */
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
