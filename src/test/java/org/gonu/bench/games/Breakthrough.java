package org.gonu.bench.games;

/**
 * Breakthrough, 8x8. Bit 8 * row + column of a player's word is a man. The board is turned over
 * after each ply, so that the mover always goes up.
 */
public final class Breakthrough implements HandWrittenGame {
  private static final long COLUMN_A = 0x0101010101010101L;
  private static final long COLUMN_H = COLUMN_A << 7;
  private static final long HOME = 0xffff;
  private static final int TO_FAR_ROW = 56;

  /** A game, to be played time and again. */
  public Breakthrough() {}

  @Override
  public int playout(Generator random) {
    long mover = HOME;
    long waiter = Long.reverseBytes(HOME);
    for (int plies = 1; ; plies++) {
      long straight = mover << 8 & ~(mover | waiter);
      long west = (mover & ~COLUMN_A) << 7 & ~mover;
      long east = (mover & ~COLUMN_H) << 9 & ~mover;
      int straightMoves = Long.bitCount(straight);
      int notEastMoves = straightMoves + Long.bitCount(west);
      int chosen = random.below(notEastMoves + Long.bitCount(east));
      boolean isWest = chosen >= straightMoves;
      boolean isEast = chosen >= notEastMoves;
      long targets = isEast ? east : isWest ? west : straight;
      int shift = isEast ? 9 : isWest ? 7 : 8;
      int rank = chosen - (isEast ? notEastMoves : isWest ? straightMoves : 0);
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
