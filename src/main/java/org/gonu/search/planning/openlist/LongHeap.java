package org.gonu.search.planning.openlist;

import java.util.Arrays;

/**
 * A priority queue of states with keys: the smallest key first, among equals the last one added.
 */
final class LongHeap {
  private long[] entries = new long[1024];
  private int size;

  /** Number of entries. */
  int size() {
    return size;
  }

  /** Bytes in use. */
  long bytes() {
    return 8L * entries.length;
  }

  /** Adds a state. */
  void add(int key, int state) {
    if (size == entries.length) {
      entries = Arrays.copyOf(entries, 2 * size);
    }
    // Complemented, so that later states, whose numbers are greater, come first.
    long entry = ((long) key << Integer.SIZE) | (~state & 0xFFFF_FFFFL);
    int at = size++;
    while (at > 0 && entries[(at - 1) >> 1] > entry) {
      entries[at] = entries[(at - 1) >> 1];
      at = (at - 1) >> 1;
    }
    entries[at] = entry;
  }

  /** Removes the first state; -1 if there is none. */
  int poll() {
    if (size == 0) {
      return -1;
    }
    final int first = ~(int) entries[0];
    long last = entries[--size];
    int at = 0;
    for (int child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && entries[child + 1] < entries[child]) {
        child++;
      }
      if (entries[child] >= last) {
        break;
      }
      entries[at] = entries[child];
      at = child;
    }
    entries[at] = last;
    return first;
  }
}
