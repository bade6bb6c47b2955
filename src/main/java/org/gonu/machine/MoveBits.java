package org.gonu.machine;

/** Sets of moves as bits: bit i stands for move i, over all roles (see {@link PackedGame}). */
public final class MoveBits {
  private MoveBits() {}

  /** Number of words of a set of moves of a game. */
  public static int words(PackedGame game) {
    return words(game.firstMove(game.roles().size()));
  }

  /** Number of words of a set over {@code moves} moves. */
  public static int words(int moves) {
    return (moves + Long.SIZE - 1) / Long.SIZE;
  }

  /** True if a move is in a set. */
  public static boolean has(long[] bits, int move) {
    return (bits[move >> 6] >>> move & 1) != 0;
  }

  /** The first move of a set from a number on; {@link Integer#MAX_VALUE} if there is none. */
  public static int next(long[] bits, int from) {
    int word = from >> 6;
    if (word >= bits.length) {
      return Integer.MAX_VALUE;
    }
    long left = bits[word] & (-1L << from);
    while (left == 0) {
      word++;
      if (word == bits.length) {
        return Integer.MAX_VALUE;
      }
      left = bits[word];
    }
    return Long.SIZE * word + Long.numberOfTrailingZeros(left);
  }

  /** Number of moves of a set in the range {@code from} (inclusive) to {@code to} (exclusive). */
  public static int count(long[] bits, int from, int to) {
    int count = 0;
    for (int move = next(bits, from); move < to; move = next(bits, move + 1)) {
      count++;
    }
    return count;
  }
}
