package org.gonu.search.mcts.store;

/**
 * The memory that a tree may take. Nodes and edges take it in pages, on demand: while the Java
 * machine allocates an array, it cannot pause other threads or resume them, and a large array takes
 * seconds. Used by one thread at a time.
 */
public final class PageBudget {
  /**
   * The size of a page. Fixed, as the layout of memory: so small that making a page takes less than
   * any margin of a clock.
   */
  private static final long MAX_PAGE_BYTES = 1 << 23;

  /** Pages of a budget. Fixed: so many that what is left of the last ones is little. */
  private static final int MIN_PAGES = 16;

  private final long bytes;
  private final long pageBytes;
  private long left;

  /** A budget of so many bytes. */
  public PageBudget(long bytes) {
    this.bytes = bytes;
    left = bytes;
    pageBytes = Math.min(MAX_PAGE_BYTES, bytes / MIN_PAGES);
  }

  /** Takes some bytes from the budget. Returns false if fewer are left. */
  boolean pay(long wanted) {
    if (left < wanted) {
      return false;
    }
    left -= wanted;
    return true;
  }

  /** Returns some bytes to the budget. */
  void giveBack(long given) {
    left += given;
  }

  /** The base-2 logarithm of the number of elements of a page. */
  int shift(int bytesOfOne) {
    return logarithm(Math.max(1, pageBytes / bytesOfOne));
  }

  /** The most pages whose elements can be numbered by an int. */
  int maxPages(int shift) {
    return (int) Math.min((bytes >>> shift) + 1, Integer.MAX_VALUE >>> shift);
  }

  /** The base-2 logarithm of a positive number, rounded down. */
  static int logarithm(long number) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
  }
}
