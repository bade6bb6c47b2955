package org.gonu.engine.circuit.prover;

import org.gonu.engine.circuit.Gates;

/** The moves that each role may still make, in a search with backtracking. */
final class PossibleMoves {
  private final int[] firstMove;

  /** By move: its role. */
  private final int[] roleOf;

  /** Bit i for move i. */
  private final long[] moves;

  /** The live moves: those that can be legal at all. */
  private final long[] live;

  /** By role: its moves, bit i for move i. */
  private final long[][] own;

  /**
   * All live moves are possible.
   *
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param legal by move: the literal that tells whether it is legal
   */
  PossibleMoves(int[] firstMove, int[] legal) {
    this.firstMove = firstMove;
    this.roleOf = new int[legal.length];
    this.live = new long[(legal.length + 63) / 64];
    this.own = new long[roles()][live.length];
    for (int role = 0; role < roles(); role++) {
      for (int move = firstMove[role]; move < firstMove[role + 1]; move++) {
        roleOf[move] = role;
        own[role][move >> 6] |= 1L << move;
        live[move >> 6] |= legal[move] == Gates.FALSE ? 0 : 1L << move;
      }
    }
    this.moves = live.clone();
  }

  int roles() {
    return firstMove.length - 1;
  }

  int roleOf(int move) {
    return roleOf[move];
  }

  boolean contains(int move) {
    return (moves[move >> 6] >>> move & 1) != 0;
  }

  void remove(int move) {
    moves[move >> 6] &= ~(1L << move);
  }

  /** Makes a move the only possible one of its role. */
  void settle(int move) {
    boolean possible = contains(move);
    for (int word = 0; word < moves.length; word++) {
      moves[word] &= ~own[roleOf[move]][word];
    }
    if (possible) {
      moves[move >> 6] |= 1L << move;
    }
  }

  /**
   * Removes all moves of a role except these.
   *
   * @param kept bit i for move i
   * @return true if some were removed
   */
  boolean keep(int role, long[] kept) {
    boolean changed = false;
    for (int word = 0; word < moves.length; word++) {
      long left = moves[word] & (kept[word] | ~own[role][word]);
      changed |= left != moves[word];
      moves[word] = left;
    }
    return changed;
  }

  /** The only move that a role may still make; -1 if there is none, -2 if there are several. */
  int only(int role) {
    int found = -1;
    for (int move = next(firstMove[role]); move < firstMove[role + 1]; move = next(move + 1)) {
      if (found >= 0) {
        return -2;
      }
      found = move;
    }
    return found;
  }

  /**
   * The first possible move from a number on, of any role; the number of all moves if there is
   * none.
   */
  private int next(int from) {
    int end = firstMove[roles()];
    if (from >= end) {
      return end;
    }
    int word = from >> 6;
    long left = moves[word] & -1L << from;
    while (left == 0 && ++word < moves.length) {
      left = moves[word];
    }
    return left == 0 ? end : Math.min(end, Long.SIZE * word + Long.numberOfTrailingZeros(left));
  }

  /** A copy for {@link #restore}. */
  long[] snapshot() {
    return moves.clone();
  }

  /** Goes back to a copy. */
  void restore(long[] snapshot) {
    System.arraycopy(snapshot, 0, moves, 0, moves.length);
  }

  /** Makes all live moves possible again. */
  void reset() {
    restore(live);
  }
}
