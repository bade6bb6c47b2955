package org.gonu.search.planning.depthfirst;

import org.gonu.machine.PackedGame;

/**
 * The bases of a root state that moves take away for good, and which moves take away which. There
 * are none unless moves only rule out themselves and others.
 */
final class ConsumableBases {
  private final long[] root;
  private final long[] rootLegal;
  private final int firstMove;
  private final int endOfMoves;

  /** By move, from the first move of the role on, the bases of the root that it takes away. */
  private final long[][] taken;

  /** By base of the root, the number of moves that were seen to take it away. */
  private final int[] takers;

  private final int[] counts;
  private boolean only = true;

  ConsumableBases(PackedGame game, int role, long[] root, long[] rootLegal) {
    this.root = root.clone();
    this.rootLegal = rootLegal.clone();
    firstMove = game.firstMove(role);
    endOfMoves = game.firstMove(role + 1);
    taken = new long[endOfMoves - firstMove][];
    takers = new int[Long.SIZE * root.length];
    counts = new int[Long.SIZE * root.length];
  }

  /** Number of words of a state. */
  int words() {
    return root.length;
  }

  /** True as long as no observation contradicts them. */
  boolean areThere() {
    return only;
  }

  /** Learns from a move of the root and its successor. */
  void learn(int move, long[] state, long[] legal) {
    only &= !isSet(legal, move);
    for (int word = 0; word < legal.length; word++) {
      only &= (legal[word] & ~rootLegal[word]) == 0;
    }
    long[] gone = new long[root.length];
    long any = 0;
    for (int word = 0; word < root.length; word++) {
      gone[word] = root[word] & ~state[word];
      any |= gone[word];
      for (long left = gone[word]; left != 0; left &= left - 1) {
        takers[Long.SIZE * word + Long.numberOfTrailingZeros(left)]++;
      }
    }
    only &= any != 0;
    taken[move - firstMove] = gone;
  }

  /**
   * Chooses moves one of which must be made: those that take away the base with the fewest such
   * moves.
   *
   * @param branch receives the moves; those of other roles stay as they are
   * @return false if a base is left that no move takes away
   */
  boolean choose(long[] state, long[] legal, long[] branch) {
    for (int word = 0; word < root.length; word++) {
      for (long left = root[word] & state[word]; left != 0; left &= left - 1) {
        counts[Long.SIZE * word + Long.numberOfTrailingZeros(left)] = 0;
      }
    }
    for (int move = firstMove; move < endOfMoves; move++) {
      long[] gone = taken[move - firstMove];
      if (gone != null && isSet(legal, move)) {
        for (int word = 0; word < root.length; word++) {
          for (long left = gone[word]; left != 0; left &= left - 1) {
            counts[Long.SIZE * word + Long.numberOfTrailingZeros(left)]++;
          }
        }
      }
    }
    int scarcest = scarcest(state);
    System.arraycopy(legal, 0, branch, 0, legal.length);
    for (int move = firstMove; move < endOfMoves; move++) {
      long[] gone = taken[move - firstMove];
      if (gone == null || scarcest < 0 || !isSet(gone, scarcest)) {
        branch[move >> 6] &= ~(1L << move);
      }
    }
    return scarcest >= 0 && counts[scarcest] > 0;
  }

  /** The base that is left and has the fewest moves to take it away; -1 if none is left. */
  private int scarcest(long[] state) {
    int best = -1;
    for (int word = 0; word < root.length; word++) {
      for (long left = root[word] & state[word]; left != 0; left &= left - 1) {
        int base = Long.SIZE * word + Long.numberOfTrailingZeros(left);
        if (takers[base] > 0 && (best < 0 || counts[base] < counts[best])) {
          best = base;
        }
      }
    }
    return best;
  }

  private static boolean isSet(long[] bits, int index) {
    return (bits[index >> 6] >>> index & 1) != 0;
  }
}
