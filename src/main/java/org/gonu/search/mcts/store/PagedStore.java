package org.gonu.search.mcts.store;

import org.gonu.machine.Interruption;

/**
 * Elements by number from 0, in pages that are allocated on demand and paid from a budget. A page
 * holds a power of two of elements.
 */
abstract class PagedStore {
  private final PageBudget budget;
  private final int bytesOfOne;
  private final int maxPages;

  /** Base-2 logarithm of the number of elements of a page. */
  final int shift;

  /** The bits of a number that give the index in its page. */
  final int mask;

  /** Elements for which there is room. */
  private int capacity;

  /**
   * An empty store.
   *
   * @param bytesOfOne size of an element
   * @param minOfPage elements that a page must hold at least
   */
  PagedStore(PageBudget budget, int bytesOfOne, int minOfPage) {
    this.budget = budget;
    this.bytesOfOne = bytesOfOne;
    shift = Math.max(budget.shift(bytesOfOne), PageBudget.logarithm(2L * minOfPage - 1));
    mask = (1 << shift) - 1;
    maxPages = budget.maxPages(shift);
  }

  /** Allocates the array of a page. */
  abstract void makePage(int page);

  /** The most pages that there can be. */
  final int maxPages() {
    return maxPages;
  }

  /** Number of pages that have been allocated. */
  final int pages() {
    return capacity >>> shift;
  }

  /** Makes room for so many elements in total, a page at a time, as far as the budget allows. */
  public final boolean reserve(long things) {
    while (capacity < things) {
      Interruption.throwIfInterrupted();
      if (pages() == maxPages || !budget.pay((long) bytesOfOne << shift)) {
        return false;
      }
      makePage(pages());
      capacity += 1 << shift;
    }
    return true;
  }
}
