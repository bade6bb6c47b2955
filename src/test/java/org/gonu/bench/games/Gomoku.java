package org.gonu.bench.games;

import java.util.Arrays;

/**
 * Gomoku, 11x11, five or more in a line win. A player's stones are kept in 64 words, one for each
 * line of the board: rows, columns, rising and falling diagonals.
 */
public final class Gomoku implements HandWrittenGame {
  private static final int SIZE = 11;
  private static final int CELLS = SIZE * SIZE;
  private static final int COLUMNS = SIZE;
  private static final int RISING = COLUMNS + SIZE;
  private static final int FALLING = RISING + 2 * SIZE - 1;
  private static final int LINES = FALLING + 2 * SIZE - 1;

  /** All cells, those that are still vacant first; the order does not matter. */
  private final byte[] cells = new byte[CELLS];

  private final int[] black = new int[LINES];
  private final int[] white = new int[LINES];

  /** A game, to be played time and again. */
  public Gomoku() {
    for (int cell = 0; cell < CELLS; cell++) {
      cells[cell] = (byte) cell;
    }
  }

  @Override
  public int playout(Generator random) {
    int[] mover = black;
    int[] waiter = white;
    Arrays.fill(mover, 0);
    Arrays.fill(waiter, 0);
    for (int plies = 1; plies <= CELLS; plies++) {
      int last = CELLS - plies;
      int chosen = random.below(last + 1);
      byte cell = cells[chosen];
      cells[chosen] = cells[last];
      cells[last] = cell;
      if (place(mover, cell)) {
        return HandWrittenGame.lastMoverWon(plies);
      }
      int[] placed = mover;
      mover = waiter;
      waiter = placed;
    }
    return HandWrittenGame.result(CELLS, 50);
  }

  /** Places a stone; true if it makes a line. */
  private static boolean place(int[] stones, int cell) {
    int y = cell / SIZE;
    int x = cell - SIZE * y;
    long row = stones[y] |= 1 << x;
    long column = stones[COLUMNS + x] |= 1 << y;
    long rising = stones[RISING + SIZE - 1 + x - y] |= 1 << x;
    long falling = stones[FALLING + x + y] |= 1 << x;
    // Four lines of 11 bits in one word, 16 bits apart.
    long lines = row | column << 16 | rising << 32 | falling << 48;
    long pairs = lines & lines >>> 1;
    return (pairs & pairs >>> 2 & lines >>> 4) != 0;
  }
}
