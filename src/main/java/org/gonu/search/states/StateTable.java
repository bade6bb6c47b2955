package org.gonu.search.states;

/**
 * A set of packed states, numbered from 0 in the order in which they were added: many small hash
 * tables with open addressing, which grow one by one, so that no thread waits for a large one to
 * grow.
 */
public final class StateTable {
  private static final int TABLES_SHIFT = 8;

  /** Slots of an empty table. Fixed: it grows by itself, by a factor of two. */
  private static final int MIN_SLOTS = 4;

  private final WordPages rows;

  /**
   * By the upper bits of the hash of a state: its hash in the high half, its number plus 1 in the
   * low half, or 0; the length is a power of two. Hashes are stored so that few states are
   * compared, and none when a table grows.
   */
  private final long[][] tables = new long[1 << TABLES_SHIFT][MIN_SLOTS];

  /** Number of states in each table. */
  private final int[] counts = new int[1 << TABLES_SHIFT];

  /** Number of slots of all tables. */
  private long slots = (long) MIN_SLOTS << TABLES_SHIFT;

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
    return rows.bytes() + Long.BYTES * slots;
  }

  /** Most bytes that adding so many states could bring in use. */
  public long bytesToGrow(int states) {
    boolean mayGrow = 2L * (size() + (long) states) > slots;
    return rows.bytesToGrow(states) + (mayGrow ? Long.BYTES * slots : 0);
  }

  /**
   * Adds a state unless it is there. Returns its number; if that is the old size, the state is new.
   */
  public int add(long[] state) {
    int hash = hash(state);
    int number = number(hash);
    long[] table = tables[number];
    int slot = slotOf(table, state, hash);
    if (table[slot] != 0) {
      return (int) table[slot] - 1;
    }
    rows.add(state);
    table[slot] = ((long) hash << Integer.SIZE) | rows.size();
    counts[number]++;
    if (counts[number] > table.length - table.length / 3) {
      tables[number] = grown(table);
      slots += table.length;
    }
    return rows.size() - 1;
  }

  /** The number of a state, -1 if it is unknown. */
  public int find(long[] state) {
    int hash = hash(state);
    long[] table = tables[number(hash)];
    return (int) table[slotOf(table, state, hash)] - 1;
  }

  /** Copies a state. */
  public void get(int number, long[] state) {
    rows.get(number, state);
  }

  private static int number(int hash) {
    return hash >>> (Integer.SIZE - TABLES_SHIFT);
  }

  private int slotOf(long[] table, long[] state, int hash) {
    int mask = table.length - 1;
    int slot = hash & mask;
    while (table[slot] != 0 && !isAt(table[slot], state, hash)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isAt(long entry, long[] state, int hash) {
    return (int) (entry >>> Integer.SIZE) == hash && rows.equals((int) entry - 1, state);
  }

  private static long[] grown(long[] table) {
    int mask = 2 * table.length - 1;
    long[] larger = new long[mask + 1];
    for (long entry : table) {
      if (entry != 0) {
        int slot = (int) (entry >>> Integer.SIZE) & mask;
        while (larger[slot] != 0) {
          slot = (slot + 1) & mask;
        }
        larger[slot] = entry;
      }
    }
    return larger;
  }

  /**
   * Mixes words by multiplication and shifts. It is not {@link org.gonu.machine.Hashing#hash},
   * which multiplies twice for each word: each successor of each state is looked up here.
   */
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
