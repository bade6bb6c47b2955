package org.gonu.search.mcts.store;

import org.gonu.machine.Interruption;

/**
 * Things by number from 0, in pages that are made as they are needed and paid from a budget. A page
 * has as many of them as a power of two.
 */
abstract class PagedStore {
  private final PageBudget budget;
  private final int bytesOfOne;
  private final int maxPages;

  /** Base-2 logarithm of the things of a page. */
  final int shift;

  /** The bits of a number that tell the place in the page. */
  final int mask;

  /** Things for which there is room. */
  private int capacity;

  /** An empty store of things of some bytes, of which a page shall have no fewer than some. */
  PagedStore(PageBudget budget, int bytesOfOne, int minOfPage) {
    this.budget = budget;
    this.bytesOfOne = bytesOfOne;
    shift = Math.max(budget.shift(bytesOfOne), PageBudget.logarithm(2L * minOfPage - 1));
    mask = (1 << shift) - 1;
    maxPages = budget.maxPages(shift);
  }

  /** Makes the array of a page. */
  abstract void makePage(int page);

  /** The most pages that there can be. */
  final int maxPages() {
    return maxPages;
  }

  /** Number of pages that have been made. */
  final int pages() {
    return capacity >>> shift;
  }

  /** Makes room for so many things in all, a page at a time, as far as the budget allows. */
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
