package org.gonu.datalog;

import java.util.Arrays;
import org.gonu.machine.Hashing;

/**
 * A hash table of distinct rows of terms, numbered in the order in which they were added. With one
 * column it is an array by term.
 *
 * <p>Tables have millions of rows, so that each array that a search reads costs a miss of the
 * cache. A slot therefore holds some bits of the hash of its row: they tell another row in the way
 * of a search without its terms.
 */
final class RowTable {
  /** Number that no row has. */
  static final int NONE = -1;

  /** The bits of a slot that hold the number of a row plus 1. */
  private static final int ROW = (1 << 22) - 1;

  /** The bits of a slot that it shares with the hash of its row. */
  private static final int TAG = ~ROW;

  /** The most rows that a table can have. */
  static final int MAX_ROWS = ROW;

  /** Slots for each row from which on they are cleared one by one. */
  private static final int SPARSE = 32;

  /** Slots from which on a table is large: half a megabyte. */
  private static final int LARGE = 1 << 17;

  private final int columns;

  /** What {@link #fetch} read. */
  @SuppressWarnings("UnusedVariable") // the compiler would leave out what is not kept
  private int fetched;

  /** Row r starts at index r * columns. */
  private int[] data;

  private int size;

  /**
   * A slot is 0, or the number of a row plus 1 and the {@link #TAG} of its hash. A row has the
   * first free slot from the one of its hash on; a row of one column the slot of its term, without
   * a tag.
   */
  private int[] slots = new int[16];

  RowTable(int columns) {
    this.columns = columns;
    this.data = new int[Math.max(1, 8 * columns)];
  }

  /** Number of rows. */
  int size() {
    return size;
  }

  /** The array of all rows. It is replaced when it grows. */
  int[] data() {
    return data;
  }

  /** The number of a row, {@link #NONE} if it is not there. */
  int find(int[] row) {
    if (columns == 1) {
      int term = row[0];
      return term >= 0 && term < slots.length ? slots[term] - 1 : NONE;
    }
    return numberIn(slot(Hashing.hash(columns, row, 0, columns), row));
  }

  /** The number of a row, which is copied to the end if it is new. */
  int add(int[] row) {
    int hash = columns == 1 ? 0 : Hashing.hash(columns, row, 0, columns);
    int slot = columns == 1 ? slotOfTerm(row[0]) : slot(hash, row);
    if (slots[slot] != 0) {
      return numberIn(slot);
    }
    if ((size + 1) * columns > data.length) {
      data = Arrays.copyOf(data, 2 * data.length);
    }
    System.arraycopy(row, 0, data, size * columns, columns);
    int number = size++;
    slots[slot] = slotContent(hash, number);
    if (columns > 1 && 2 * size > slots.length) {
      rehash();
    }
    return number;
  }

  /** True if a search in this table is likely to miss the cache. */
  boolean isLarge() {
    return slots.length >= LARGE && columns > 1;
  }

  /**
   * Reads what searches for some rows will read first, so that the misses of the cache of all of
   * them overlap.
   *
   * @param some rows, one behind the other
   */
  void fetch(int[] some, int count) {
    int mask = slots.length - 1;
    int sum = 0;
    for (int i = 0; i < count; i++) {
      int hash = Hashing.hash(columns, some, i * columns, columns);
      int there = slots[hash & mask];
      if (there != 0 && ((there ^ hash) & TAG) == 0) {
        sum += data[((there & ROW) - 1) * columns];
      }
    }
    fetched = sum;
  }

  /** Removes all rows. */
  void clear() {
    if (columns == 1 || size < slots.length / SPARSE) {
      // The last row first: later rows were put behind earlier ones.
      for (int row = size - 1; row >= 0; row--) {
        slots[slotOf(row)] = 0;
      }
    } else {
      Arrays.fill(slots, 0);
    }
    size = 0;
  }

  private static int slotContent(int hash, int row) {
    return (hash & TAG) | (row + 1);
  }

  private int numberIn(int slot) {
    return (slots[slot] & ROW) - 1;
  }

  private int slotOfTerm(int term) {
    if (term >= slots.length) {
      slots = Arrays.copyOf(slots, Math.max(term + 1, 2 * slots.length));
    }
    return term;
  }

  /** The slot of a row, or the free one where it belongs. */
  private int slot(int hash, int[] row) {
    int mask = slots.length - 1;
    int slot = hash & mask;
    for (int there = slots[slot]; there != 0; there = slots[slot]) {
      if (((there ^ hash) & TAG) == 0 && equals((there & ROW) - 1, row)) {
        return slot;
      }
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean equals(int number, int[] row) {
    int start = number * columns;
    for (int i = 0; i < columns; i++) {
      if (data[start + i] != row[i]) {
        return false;
      }
    }
    return true;
  }

  /** The slot of a row that is there. */
  private int slotOf(int number) {
    if (columns == 1) {
      return data[number];
    }
    int mask = slots.length - 1;
    int slot = Hashing.hash(columns, data, number * columns, columns) & mask;
    while (numberIn(slot) != number) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void rehash() {
    slots = new int[2 * slots.length];
    int mask = slots.length - 1;
    for (int row = 0; row < size; row++) {
      int hash = Hashing.hash(columns, data, row * columns, columns);
      int slot = hash & mask;
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = slotContent(hash, row);
    }
  }
}
