package org.gonu.search.puzzle;

import java.util.Arrays;

/** The moves that a walker has made, and between which it could choose each time. Reused. */
final class Trace {
  private final int legalWords;
  private int[] moves = new int[64];
  private long[] legal;
  private int plies;
  private int goal;
  private long score;

  Trace(int legalWords) {
    this.legalWords = legalWords;
    legal = new long[64 * legalWords];
    clear();
  }

  /** Begins anew. */
  void clear() {
    plies = 0;
    goal = 0;
    score = -1;
  }

  /** Number of moves. */
  int plies() {
    return plies;
  }

  /** How good it was, -1 before its end: goal points before all. */
  long score() {
    return score;
  }

  /** Adds a move. */
  void add(int move, long[] legalThen) {
    if (plies == moves.length) {
      moves = Arrays.copyOf(moves, 2 * plies);
      legal = Arrays.copyOf(legal, 2 * legal.length);
    }
    System.arraycopy(legalThen, 0, legal, plies * legalWords, legalWords);
    moves[plies++] = move;
  }

  /** Ends, with a number that tells it from others with the same goal. */
  void end(int points, int rank) {
    goal = points;
    score = 100_000L * points + Math.min(99_999, rank);
  }

  /** The move of a ply. */
  int move(int ply) {
    return moves[ply];
  }

  /** Copies the bits of the legal moves of a ply. */
  void legal(int ply, long[] bits) {
    System.arraycopy(legal, ply * legalWords, bits, 0, legalWords);
  }

  /** Becomes the same as another. */
  void copyFrom(Trace other) {
    plies = other.plies;
    goal = other.goal;
    score = other.score;
    moves = Arrays.copyOf(other.moves, Math.max(64, plies));
    legal = Arrays.copyOf(other.legal, moves.length * legalWords);
  }

  /** The moves as a line. */
  Line line() {
    return new Line(Arrays.copyOf(moves, plies), goal);
  }
}
