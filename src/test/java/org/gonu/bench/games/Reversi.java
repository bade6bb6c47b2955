package org.gonu.bench.games;

/**
 * Reversi, 8x8. Bit 8 * row + column of a player's word is a disc.
 *
 * <p>A run is a row of enemies without a gap, next to a disc of the mover or to the placement.
 * Placing turns over, in each direction, the discs that belong to the run from the placement and to
 * one that a disc of the mover sends towards it.
 */
public final class Reversi implements HandWrittenGame {
  private static final long FIRST_BLACK = 1L << 28 | 1L << 35;
  private static final long FIRST_WHITE = 1L << 27 | 1L << 36;

  /** A run along a row or a diagonal ends before the first and the last column. */
  private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

  /** A game, to be played time and again. */
  public Reversi() {}

  @Override
  public int playout(Generator random) {
    long mover = FIRST_BLACK;
    long waiter = FIRST_WHITE;
    boolean passed = false;
    int plies = 0;
    while (true) {
      long inner = waiter & INNER_COLUMNS;
      long east = runUp(mover, inner, 1);
      long west = runDown(mover, inner, 1);
      long north = runUp(mover, waiter, 8);
      long south = runDown(mover, waiter, 8);
      long northeast = runUp(mover, inner, 9);
      long southwest = runDown(mover, inner, 9);
      long northwest = runUp(mover, inner, 7);
      long southeast = runDown(mover, inner, 7);
      long beyond =
          (east << 1 | west >>> 1 | north << 8 | south >>> 8)
              | (northeast << 9 | southwest >>> 9 | northwest << 7 | southeast >>> 7);
      long legal = beyond & ~(mover | waiter);
      long next = waiter;
      if (legal == 0) {
        if (passed) {
          // Nobody can place: the game was over before the pass.
          return result(plies - 1, mover, waiter);
        }
        waiter = mover;
      } else {
        long placed = Bits.select(legal, random.below(Long.bitCount(legal)));
        long turned =
            (runDown(placed, inner, 1) & east)
                | (runUp(placed, inner, 1) & west)
                | (runDown(placed, waiter, 8) & north)
                | (runUp(placed, waiter, 8) & south)
                | (runDown(placed, inner, 9) & northeast)
                | (runUp(placed, inner, 9) & southwest)
                | (runDown(placed, inner, 7) & northwest)
                | (runUp(placed, inner, 7) & southeast);
        next = waiter ^ turned;
        waiter = mover | placed | turned;
      }
      passed = legal == 0;
      mover = next;
      plies++;
    }
  }

  /** The enemies in a run upwards from any of the discs. */
  private static long runUp(long discs, long enemies, int shift) {
    long pairs = enemies & enemies << shift;
    long run = enemies & discs << shift;
    run |= enemies & run << shift;
    run |= pairs & (run << (2 * shift));
    return run | (pairs & (run << (2 * shift)));
  }

  /** The enemies in a run downwards from any of the discs. */
  private static long runDown(long discs, long enemies, int shift) {
    long pairs = enemies & enemies >>> shift;
    long run = enemies & discs >>> shift;
    run |= enemies & run >>> shift;
    run |= pairs & (run >>> (2 * shift));
    return run | (pairs & (run >>> (2 * shift)));
  }

  /** The result after that many plies, one more having been tried. */
  private static int result(int plies, long mover, long waiter) {
    int lead = Long.bitCount(mover) - Long.bitCount(waiter);
    int moverGoal = 50 + 50 * Integer.signum(lead);
    return HandWrittenGame.result(plies, (plies & 1) == 0 ? 100 - moverGoal : moverGoal);
  }
}
