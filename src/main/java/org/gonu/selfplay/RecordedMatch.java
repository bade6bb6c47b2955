package org.gonu.selfplay;

import java.util.Arrays;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;

/**
 * A match as it was played: each position in which a joint move was made, that move, and the goals
 * at the end. States and sets of moves are bits as in {@link PackedGame}. Grows while it is played.
 */
public final class RecordedMatch {
  /** Positions for which there is room at first. */
  private static final int ROOM = 32;

  private final int words;
  private final int legalWords;
  private final int roles;

  /** Ply by ply the words of the state. */
  private long[] states;

  /** Ply by ply the words of the legal moves. */
  private long[] legal;

  /** Ply by ply a move for each role. */
  private int[] moves;

  private final MutableList<Thought> thoughts = Lists.mutable.empty();
  private int[] goals = {};
  private int plies;

  /** A match of this game before its first step. */
  RecordedMatch(PackedGame game) {
    words = game.words();
    legalWords = MoveBits.words(game);
    roles = game.roles().size();
    states = new long[ROOM * words];
    legal = new long[ROOM * legalWords];
    moves = new int[ROOM * roles];
  }

  /** Adds a position and the joint move that was made in it, by numbers over all roles. */
  void add(long[] state, long[] legalMoves, int[] jointMove) {
    if ((plies + 1) * words > states.length) {
      states = Arrays.copyOf(states, 2 * states.length);
      legal = Arrays.copyOf(legal, 2 * legal.length);
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
    System.arraycopy(state, 0, states, plies * words, words);
    System.arraycopy(legalMoves, 0, legal, plies * legalWords, legalWords);
    System.arraycopy(jointMove, 0, moves, plies * roles, roles);
    plies++;
  }

  /** The same, with what a search found there. */
  void add(long[] state, long[] legalMoves, int[] jointMove, Thought thought) {
    add(state, legalMoves, jointMove);
    thoughts.add(thought);
  }

  /** Ends the match with a goal for each role. */
  void end(int[] points) {
    goals = points.clone();
  }

  /** Number of steps. */
  public int plies() {
    return plies;
  }

  /** A word of the state before a step. */
  public long state(int ply, int word) {
    return states[ply * words + word];
  }

  /** A word of the set of the moves of all roles that were legal before a step. */
  public long legal(int ply, int word) {
    return legal[ply * legalWords + word];
  }

  /** The move of a role in a step, by number over all roles. */
  public int move(int ply, int role) {
    return moves[ply * roles + role];
  }

  /** Number of legal moves of the roles from {@code from} to {@code to} (exclusive), by number. */
  public int legalCount(int ply, int from, int to) {
    int count = 0;
    for (int word = from >> 6; word << 6 < to; word++) {
      long bits = legal(ply, word);
      if (word == from >> 6) {
        bits &= -1L << from;
      }
      if (to - (word << 6) < Long.SIZE) {
        bits &= (1L << to) - 1;
      }
      count += Long.bitCount(bits);
    }
    return count;
  }

  /** The goal of a role at the end, 0 to 100 points. */
  public int goal(int role) {
    return goals[role];
  }

  /** What a search found before a step; empty if none was asked. */
  public Optional<Thought> thought(int ply) {
    return thoughts.isEmpty() ? Optional.empty() : Optional.of(thoughts.get(ply));
  }
}
