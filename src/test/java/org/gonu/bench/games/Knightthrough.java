package org.gonu.bench.games;

/**
 * Knightthrough, 8x8. Bit 8 * row + column of a player's word is a knight. The board is turned over
 * after each ply, so that the mover always goes up.
 */
public final class Knightthrough implements HandWrittenGame {
  private static final long COLUMN_A = 0x0101010101010101L;
  private static final long COLUMNS_AB = COLUMN_A * 3;
  private static final long COLUMN_H = COLUMN_A << 7;
  private static final long COLUMNS_GH = COLUMNS_AB << 6;
  private static final long HOME = 0xffff;
  private static final int TO_FAR_ROW = 56;

  /** A game, to be played time and again. */
  public Knightthrough() {}

  @Override
  public int playout(Generator random) {
    long mover = HOME;
    long waiter = Long.reverseBytes(HOME);
    for (int plies = 1; ; plies++) {
      long farWest = (mover & ~COLUMNS_AB) << 6 & ~mover;
      long farEast = (mover & ~COLUMNS_GH) << 10 & ~mover;
      long west = (mover & ~COLUMN_A) << 15 & ~mover;
      long east = (mover & ~COLUMN_H) << 17 & ~mover;
      int first = Long.bitCount(farWest);
      int second = first + Long.bitCount(farEast);
      int third = second + Long.bitCount(west);
      int chosen = random.below(third + Long.bitCount(east));
      boolean isSecond = chosen >= first;
      boolean isThird = chosen >= second;
      boolean isFourth = chosen >= third;
      long targets = isFourth ? east : isThird ? west : isSecond ? farEast : farWest;
      int shift = isFourth ? 17 : isThird ? 15 : isSecond ? 10 : 6;
      int rank = chosen - (isFourth ? third : isThird ? second : isSecond ? first : 0);
      long target = Bits.select(targets, rank);
      waiter &= ~target;
      if (target >>> TO_FAR_ROW != 0 || waiter == 0) {
        return HandWrittenGame.lastMoverWon(plies);
      }
      long moved = (mover ^ target >>> shift) | target;
      mover = Long.reverseBytes(waiter);
      waiter = Long.reverseBytes(moved);
    }
  }
}
