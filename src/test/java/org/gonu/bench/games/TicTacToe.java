package org.gonu.bench.games;

/** Tic-tac-toe. Bit 3 * row + column of a player's word is a mark. */
public final class TicTacToe implements HandWrittenGame {
  private static final int CELLS = 9;
  private static final int BOARD = (1 << CELLS) - 1;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  /** [rank << 9 | cells] the cell of that rank, as a bit. */
  private static final short[] SELECTED = new short[CELLS << CELLS];

  /** Bit i % 64 of word i / 64: the marks i have a line. */
  private static final long[] HAS_LINE = new long[(1 << CELLS) / Long.SIZE];

  static {
    for (int cells = 0; cells <= BOARD; cells++) {
      int rank = 0;
      for (int rest = cells; rest != 0; rest &= rest - 1) {
        SELECTED[rank++ << CELLS | cells] = (short) Integer.lowestOneBit(rest);
      }
      for (int line : LINES) {
        if ((cells & line) == line) {
          HAS_LINE[cells >>> 6] |= 1L << cells;
        }
      }
    }
  }

  /** A game, to be played time and again. */
  public TicTacToe() {}

  @Override
  public int playout(Generator random) {
    int mover = 0;
    int waiter = 0;
    for (int plies = 1; plies <= CELLS; plies++) {
      int vacant = BOARD ^ mover ^ waiter;
      int marked = mover | SELECTED[random.below(CELLS + 1 - plies) << CELLS | vacant];
      if ((HAS_LINE[marked >>> 6] >>> marked & 1) != 0) {
        return HandWrittenGame.lastMoverWon(plies);
      }
      mover = waiter;
      waiter = marked;
    }
    return HandWrittenGame.result(CELLS, 50);
  }
}
