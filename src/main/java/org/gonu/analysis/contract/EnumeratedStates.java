package org.gonu.analysis.contract;

import java.util.Arrays;
import org.gonu.machine.Hashing;

/**
 * States that were reached, numbered in the order in which they were, each with the state before
 * it. A hash table with open addressing.
 */
final class EnumeratedStates {
  private static final int FIRST_CAPACITY = 1024;

  private final int words;

  /** State i is in the words from i * words on. */
  private long[] pool;

  private int[] parents;
  private int size;

  /** State numbers plus one, 0 for an empty slot; its length is a power of two. */
  private int[] slots = new int[2 * FIRST_CAPACITY];

  EnumeratedStates(int words) {
    this.words = words;
    this.pool = new long[FIRST_CAPACITY * words];
    this.parents = new int[FIRST_CAPACITY];
  }

  int size() {
    return size;
  }

  /** The state from which a state was reached first; -1 for the first one. */
  int parent(int state) {
    return parents[state];
  }

  /** A word of a state. */
  long word(int state, int word) {
    return pool[state * words + word];
  }

  /** The number of a state, which is added if it is new. */
  int add(long[] state, int parent) {
    int slot = firstSlot(state);
    while (slots[slot] != 0) {
      if (equals(slots[slot] - 1, state)) {
        return slots[slot] - 1;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    if (size == parents.length) {
      parents = Arrays.copyOf(parents, 2 * size);
      pool = Arrays.copyOf(pool, 2 * size * words);
    }
    System.arraycopy(state, 0, pool, size * words, words);
    parents[size] = parent;
    slots[slot] = ++size;
    if (2 * size > slots.length) {
      grow();
    }
    return size - 1;
  }

  private int firstSlot(long[] state) {
    return Hashing.hash(state, 0, words) & (slots.length - 1);
  }

  private boolean equals(int number, long[] state) {
    for (int word = 0; word < words; word++) {
      if (pool[number * words + word] != state[word]) {
        return false;
      }
    }
    return true;
  }

  private void grow() {
    slots = new int[2 * slots.length];
    long[] state = new long[words];
    for (int number = 0; number < size; number++) {
      System.arraycopy(pool, number * words, state, 0, words);
      int slot = firstSlot(state);
      while (slots[slot] != 0) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = number + 1;
    }
  }
}
