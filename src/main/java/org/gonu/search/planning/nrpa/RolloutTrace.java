package org.gonu.search.planning.nrpa;

import java.util.Arrays;
import org.gonu.search.planning.method.Line;

/**
 * The moves of a rollout with the legal alternatives at each; and the best of the ends that it
 * reached, since it may have taken back moves that led to one. Reused.
 */
final class RolloutTrace {
  /** More than any distance and more than any number of plies. */
  private static final long PARTS = 1 << 21;

  /** The most moves that are taken back for each that stays. */
  private final int maxTakenBack;

  private final int legalWords;
  private int[] moves = new int[64];
  private long[] legal;

  /** Moves that stand; and the total number of moves taken back. */
  private int plies;

  private int takenBack;

  /** True if the next move replaces one that was taken back. */
  private boolean isAnother;

  /** Of the best end: the number of plies, the last move, and the goal. */
  private int endPlies;

  private int endMove;
  private int goal;
  private long score;

  RolloutTrace(int legalWords, int maxTakenBack) {
    this.legalWords = legalWords;
    this.maxTakenBack = maxTakenBack;
    legal = new long[64 * legalWords];
    clear();
  }

  /** Begins a new rollout. */
  void clear() {
    plies = 0;
    takenBack = 0;
    isAnother = false;
    endPlies = 0;
    goal = 0;
    score = -1;
  }

  /** Number of moves that stand. */
  int length() {
    return plies;
  }

  /** Number of moves to the best end. */
  int plies() {
    return endPlies;
  }

  /** The score of the best end: goal points first; -1 before there is an end. */
  long score() {
    return score;
  }

  /**
   * Adds a move.
   *
   * @param legalThen bits of the legal moves; ignored after a move was taken back
   */
  void add(int move, long[] legalThen) {
    if (plies == moves.length) {
      moves = Arrays.copyOf(moves, 2 * plies);
      legal = Arrays.copyOf(legal, 2 * legal.length);
    }
    if (!isAnother) {
      System.arraycopy(legalThen, 0, legal, plies * legalWords, legalWords);
    }
    isAnother = false;
    moves[plies++] = move;
  }

  /** The move made last. */
  int lastMove() {
    return moves[plies - 1];
  }

  /** Takes back the last move. Returns false if that was done too often. */
  boolean takeBack() {
    if (takenBack >= maxTakenBack * plies) {
      return false;
    }
    takenBack++;
    isAnother = true;
    plies--;
    return true;
  }

  /**
   * Reaches an end. Ends with the same goal are ordered by their distance from the best goal, and
   * then by depth: in a game that ends when the player is stuck, a later end is nearer to the aim.
   *
   * @return true if it is the best end so far
   */
  boolean end(int points, int distance) {
    long reached = (PARTS * points + PARTS - 1 - distance) * PARTS + plies;
    if (reached <= score) {
      return false;
    }
    score = reached;
    goal = points;
    endPlies = plies;
    endMove = moves[plies - 1];
    return true;
  }

  /** Gives up without an end, which is worse than any end. */
  void breakOff() {
    if (score < 0) {
      score = 0;
      endPlies = plies;
      endMove = moves[plies - 1];
    }
  }

  /** A move of the line to the best end. */
  int move(int ply) {
    return ply == endPlies - 1 ? endMove : moves[ply];
  }

  /** Copies the bits of the legal moves of a ply. */
  void legal(int ply, long[] bits) {
    System.arraycopy(legal, ply * legalWords, bits, 0, legalWords);
  }

  /** Copies the line to the best end of another rollout. */
  void copyFrom(RolloutTrace other) {
    plies = other.endPlies;
    takenBack = 0;
    endPlies = other.endPlies;
    endMove = other.endMove;
    goal = other.goal;
    score = other.score;
    moves = Arrays.copyOf(other.moves, Math.max(64, plies));
    legal = Arrays.copyOf(other.legal, moves.length * legalWords);
  }

  /** The moves to the best end as a line. */
  Line line() {
    int[] line = Arrays.copyOf(moves, endPlies);
    if (endPlies > 0) {
      line[endPlies - 1] = endMove;
    }
    return new Line(line, goal);
  }
}
