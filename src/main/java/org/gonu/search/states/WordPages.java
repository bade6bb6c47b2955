package org.gonu.search.states;

import java.util.Arrays;

/**
 * A list of rows of longs, all of one length, that grows page by page and is freed from its head.
 */
public final class WordPages {
  private static final int SHIFT = 10;
  private static final int MASK = (1 << SHIFT) - 1;

  private static final long[] FREED = {};

  private final int rowLength;
  private long[][] pages = new long[16][];
  private int pageCount;
  private int firstPage;
  private int size;

  /** A list of rows of so many longs. */
  public WordPages(int rowLength) {
    this.rowLength = rowLength;
  }

  /** Number of rows, freed ones included. */
  public int size() {
    return size;
  }

  /** Bytes in use. */
  public long bytes() {
    return (pageCount - firstPage) * ((8L * rowLength) << SHIFT);
  }

  /** Most bytes that adding so many rows brings in use. */
  public long bytesToGrow(int rows) {
    return 8L * rowLength * (rows + (1L << SHIFT));
  }

  /** Adds a copy of a row at the end. */
  public void add(long[] row) {
    if (size >>> SHIFT == pageCount) {
      if (pageCount == pages.length) {
        pages = Arrays.copyOf(pages, 2 * pageCount);
      }
      pages[pageCount++] = new long[rowLength << SHIFT];
    }
    System.arraycopy(row, 0, page(size), offset(size), rowLength);
    size++;
  }

  /** Replaces a row, which must not be freed, by a copy of another. */
  public void set(int index, long[] row) {
    System.arraycopy(row, 0, page(index), offset(index), rowLength);
  }

  /** Copies a row, which must not be freed. */
  public void get(int index, long[] row) {
    System.arraycopy(page(index), offset(index), row, 0, rowLength);
  }

  /** True if a row, which must not be freed, equals another. */
  public boolean equals(int index, long[] row) {
    long[] page = page(index);
    int offset = offset(index);
    for (int i = 0; i < rowLength; i++) {
      if (page[offset + i] != row[i]) {
        return false;
      }
    }
    return true;
  }

  /** Frees the rows before an index, as far as they fill pages. */
  public void freeBefore(int index) {
    for (; firstPage < index >>> SHIFT; firstPage++) {
      pages[firstPage] = FREED;
    }
  }

  private long[] page(int index) {
    return pages[index >>> SHIFT];
  }

  private int offset(int index) {
    return (index & MASK) * rowLength;
  }
}
