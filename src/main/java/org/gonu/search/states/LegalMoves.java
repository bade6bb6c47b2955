package org.gonu.search.states;

import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;

/** The legal moves of one state by role, decoded from bits. Reused. */
public final class LegalMoves {
  /** In place of the one role that has a choice: no role has one. */
  public static final int NONE = -1;

  /** In place of the one role that has a choice: several have one. */
  public static final int SEVERAL = -2;

  private final int[] firstMove;
  private final int[] counts;
  private final int[][] moves;
  private long joint;
  private int mover;

  /** Moves for states of a game. */
  public LegalMoves(PackedGame game) {
    int roles = game.roles().size();
    firstMove = new int[roles + 1];
    counts = new int[roles];
    moves = new int[roles][];
    for (int role = 0; role <= roles; role++) {
      firstMove[role] = game.firstMove(role);
    }
    for (int role = 0; role < roles; role++) {
      moves[role] = new int[firstMove[role + 1] - firstMove[role]];
    }
  }

  /** Reads the moves from bits: bit i tells whether move i, over all roles, is legal. */
  public void read(long[] legal) {
    joint = 1;
    mover = NONE;
    for (int role = 0; role < counts.length; role++) {
      int count = 0;
      for (int move = MoveBits.next(legal, firstMove[role]); move < firstMove[role + 1]; ) {
        moves[role][count++] = move;
        move = MoveBits.next(legal, move + 1);
      }
      counts[role] = count;
      joint = count > 0 && joint > Long.MAX_VALUE / count ? Long.MAX_VALUE : joint * count;
      if (count > 1) {
        mover = mover == NONE ? role : SEVERAL;
      }
    }
  }

  /** Number of roles. */
  public int roles() {
    return counts.length;
  }

  /** Number of moves of a role. */
  public int count(int role) {
    return counts[role];
  }

  /** A move of a role, by number over all roles. */
  public int move(int role, int index) {
    return moves[role][index];
  }

  /**
   * Number of joint moves, {@link Long#MAX_VALUE} if there are more; 0 if some role has no move.
   */
  public long jointCount() {
    return joint;
  }

  /** The one role that has a choice, or {@link #NONE} or {@link #SEVERAL}. */
  public int mover() {
    return mover;
  }

  /**
   * The index of a role's move in a joint move. Joint moves are numbered in mixed radix, the first
   * role lowest.
   */
  public int indexIn(long jointMove, int role) {
    long rest = jointMove;
    for (int before = 0; before < role; before++) {
      rest /= counts[before];
    }
    return (int) (rest % counts[role]);
  }
}
