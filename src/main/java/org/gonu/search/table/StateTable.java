package org.gonu.search.table;

/**
 * A set of packed states, numbered from 0 in the order in which they came: a hash table with open
 * addressing over the rows of the states.
 */
public final class StateTable {
  private static final int SMALLEST = 1 << 10;

  private final WordPages rows;

  /**
   * Hash of a state in the high half, its number plus 1 in the low half, or 0; the length is a
   * power of two. Hashes are kept so that few rows are looked at and none when the table grows.
   */
  private long[] slots = new long[SMALLEST];

  /** An empty set of states of so many words. */
  public StateTable(int words) {
    rows = new WordPages(words);
  }

  /** Number of states. */
  public int size() {
    return rows.size();
  }

  /** Bytes in use. */
  public long bytes() {
    return rows.bytes() + 8L * slots.length;
  }

  /** Bytes that adding so many states could bring in use at once, at most. */
  public long bytesToGrow(int states) {
    boolean mustGrow = tooMany(size() + states, slots.length);
    return rows.bytesToGrow(states) + (mustGrow ? 16L * slots.length : 0);
  }

  /** Adds a state unless it is there. Returns its number: it was added if that is the old size. */
  public int add(long[] state) {
    int hash = hash(state);
    int slot = slotOf(state, hash);
    if (slots[slot] != 0) {
      return (int) slots[slot] - 1;
    }
    rows.add(state);
    slots[slot] = ((long) hash << Integer.SIZE) | rows.size();
    if (tooMany(size(), slots.length)) {
      grow();
    }
    return rows.size() - 1;
  }

  /** The number of a state, -1 if it is not there. */
  public int find(long[] state) {
    return (int) slots[slotOf(state, hash(state))] - 1;
  }

  /** Copies a state. */
  public void get(int number, long[] state) {
    rows.get(number, state);
  }

  private static boolean tooMany(int states, int length) {
    return states > length - length / 3;
  }

  private int slotOf(long[] state, int hash) {
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (slots[slot] != 0 && !isAt(slot, state, hash)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isAt(int slot, long[] state, int hash) {
    return (int) (slots[slot] >>> Integer.SIZE) == hash
        && rows.equals((int) slots[slot] - 1, state);
  }

  private void grow() {
    int mask = 2 * slots.length - 1;
    long[] larger = new long[mask + 1];
    for (long entry : slots) {
      if (entry != 0) {
        int slot = (int) (entry >>> Integer.SIZE) & mask;
        while (larger[slot] != 0) {
          slot = (slot + 1) & mask;
        }
        larger[slot] = entry;
      }
    }
    slots = larger;
  }

  /** Mixes words by multiplication and shifts (the finalizer of SplitMix64, word by word). */
  private static int hash(long[] state) {
    long hash = 0x9e3779b97f4a7c15L;
    for (long word : state) {
      hash = (hash ^ word) * 0xbf58476d1ce4e5b9L;
      hash ^= hash >>> 29;
    }
    hash *= 0x94d049bb133111ebL;
    return (int) (hash ^ (hash >>> 32));
  }
}
