package org.gonu.search.mcts.store;

/**
 * How much memory a tree may take. Its nodes and edges take it in pages, as they need it: while an
 * array is made, no other thread can be stopped or go on after a stop, and a large one takes
 * seconds. By one thread at a time.
 */
public final class PageBudget {
  /** So small that making a page takes less than any margin of a clock. */
  private static final long MAX_BYTES = 1 << 23;

  /** So many pages at least, so that what is left of the last ones is little. */
  private static final int MIN_PAGES = 16;

  private final long bytes;
  private final long pageBytes;
  private long left;

  public PageBudget(long bytes) {
    this.bytes = bytes;
    left = bytes;
    pageBytes = Math.min(MAX_BYTES, bytes / MIN_PAGES);
  }

  /** Takes some bytes from the budget; false if there are not so many left. */
  boolean pay(long wanted) {
    if (left < wanted) {
      return false;
    }
    left -= wanted;
    return true;
  }

  /** Puts some bytes back into the budget. */
  void giveBack(long given) {
    left += given;
  }

  /** The base-2 logarithm of how many things of some bytes a page holds. */
  int shift(int bytesOfOne) {
    return logarithm(Math.max(1, pageBytes / bytesOfOne));
  }

  /** As many pages of so many things as can be told by the numbers of the things. */
  int maxPages(int shift) {
    return (int) Math.min((bytes >>> shift) + 1, Integer.MAX_VALUE >>> shift);
  }

  /** The base-2 logarithm of a positive number, rounded down. */
  static int logarithm(long number) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
  }
}
