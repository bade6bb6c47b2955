package org.gonu.bench.games;

/**
 * Connect four, 7x6. Bit 7 * column + row of a player's word is a disc; the seventh bit of a column
 * stays clear, so that no line goes around the edge.
 */
public final class ConnectFour implements HandWrittenGame {
  private static final int COLUMNS = 7;
  private static final int ROWS = 6;
  private static final int STRIDE = ROWS + 1;
  private static final long COLUMN = (1 << ROWS) - 1;

  /** One hexadecimal digit for each column. */
  private static final int ALL_COLUMNS = 0x6543210;

  /** A game, to be played time and again. */
  public ConnectFour() {}

  @Override
  public int playout(Generator random) {
    long mover = 0;
    long waiter = 0;
    int open = ALL_COLUMNS;
    int columns = COLUMNS;
    for (int plies = 1; ; plies++) {
      int digit = 4 * random.below(columns);
      int shift = (open >>> digit & 0xf) * STRIDE;
      long filled = (mover | waiter) >>> shift & COLUMN;
      long dropped = mover | ((filled + 1) << shift);
      if (hasLine(dropped)) {
        return HandWrittenGame.lastMoverWon(plies);
      }
      if (filled == COLUMN >>> 1) {
        int lower = (1 << digit) - 1;
        open = (open & lower) | (open >>> 4 & ~lower);
        columns--;
        if (columns == 0) {
          return HandWrittenGame.result(plies, 50);
        }
      }
      mover = waiter;
      waiter = dropped;
    }
  }

  private static boolean hasLine(long discs) {
    long column = lines(discs, 1);
    long row = lines(discs, STRIDE);
    long rising = lines(discs, STRIDE + 1);
    long falling = lines(discs, STRIDE - 1);
    return (column | row | rising | falling) != 0;
  }

  /** The first discs of lines of four in a direction. */
  private static long lines(long discs, int step) {
    long pairs = discs & discs >>> step;
    return pairs & (pairs >>> (2 * step));
  }
}
