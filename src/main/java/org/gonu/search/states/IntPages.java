package org.gonu.search.states;

import java.util.Arrays;

/**
 * A list of ints that grows page by page, so that nothing is copied and little memory is unused.
 */
public final class IntPages {
  private static final int SHIFT = 16;
  private static final int MASK = (1 << SHIFT) - 1;

  private int[][] pages = new int[16][];
  private int pageCount;
  private int size;

  /** Number of elements. */
  public int size() {
    return size;
  }

  /** Bytes in use. */
  public long bytes() {
    return (long) pageCount << (SHIFT + 2);
  }

  /** The element at an index. */
  public int get(int index) {
    return pages[index >>> SHIFT][index & MASK];
  }

  /** Replaces the element at an index. */
  public void set(int index, int value) {
    pages[index >>> SHIFT][index & MASK] = value;
  }

  /** Adds an amount to the element at an index. Returns the sum. */
  public int increment(int index, int amount) {
    return pages[index >>> SHIFT][index & MASK] += amount;
  }

  /** Adds an element at the end. */
  public void add(int value) {
    set(grow(1), value);
  }

  /**
   * Adds some elements, all 0.
   *
   * @return the index of the first of them
   * @throws ArithmeticException beyond 2^31 - 1 elements
   */
  public int grow(int count) {
    int first = size;
    size = Math.addExact(size, count);
    while ((long) pageCount << SHIFT < size) {
      if (pageCount == pages.length) {
        pages = Arrays.copyOf(pages, 2 * pageCount);
      }
      pages[pageCount++] = new int[1 << SHIFT];
    }
    return first;
  }
}
