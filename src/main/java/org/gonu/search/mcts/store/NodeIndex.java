package org.gonu.search.mcts.store;

import java.util.Arrays;
import java.util.BitSet;
import org.gonu.machine.Hashing;

/**
 * Finds nodes by their states: open addressing in many small hash tables, which grow one by one, so
 * that no thread waits for a large one to grow. Used by one thread at a time.
 */
public final class NodeIndex {
  private static final int TABLES_SHIFT = 12;

  /** Number of tables. */
  public static final int TABLES = 1 << TABLES_SHIFT;

  /** Slots of an empty table. Fixed: it grows by itself, by a factor of two. */
  private static final int MIN_SLOTS = 4;

  private final NodeStore nodes;

  /**
   * By the upper bits of the hash of a state: numbers of nodes, plus 1, at slots by the lower bits.
   */
  private final int[][] tables = new int[TABLES][];

  /** Number of nodes in each table. */
  private final int[] counts = new int[TABLES];

  /** An empty index of the states of some nodes. */
  public NodeIndex(NodeStore nodes) {
    this.nodes = nodes;
    Arrays.setAll(tables, i -> new int[MIN_SLOTS]);
  }

  /** The node of a state, or {@link NodeStore#NONE}. */
  public int find(long[] state) {
    int hash = Hashing.hash(state, 0, state.length);
    int[] table = tables[number(hash)];
    return table[slot(table, hash, state)] - 1;
  }

  /** Adds a node under its state. */
  public void put(long[] state, int node) {
    int hash = Hashing.hash(state, 0, state.length);
    int number = number(hash);
    int slot = slot(tables[number], hash, state);
    if (tables[number][slot] != 0) {
      tables[number][slot] = node + 1;
    } else {
      insert(node, hash);
    }
  }

  /** Removes all nodes of a table but some. */
  public void retain(int number, BitSet kept) {
    int[] table = tables[number];
    int[] before = table.clone();
    Arrays.fill(table, 0);
    counts[number] = 0;
    for (int entry : before) {
      if (entry != 0 && kept.get(entry - 1)) {
        counts[number]++;
        insert(table, entry - 1, nodes.hash(entry - 1));
      }
    }
  }

  /** Removes all nodes. */
  public void clear() {
    Arrays.setAll(tables, i -> new int[MIN_SLOTS]);
    Arrays.fill(counts, 0);
  }

  private void insert(int node, int hash) {
    int number = number(hash);
    if (2 * (counts[number] + 1) > tables[number].length) {
      grow(number);
    }
    counts[number]++;
    insert(tables[number], node, hash);
  }

  private void grow(int number) {
    int[] before = tables[number];
    int[] grown = new int[2 * before.length];
    for (int entry : before) {
      if (entry != 0) {
        insert(grown, entry - 1, nodes.hash(entry - 1));
      }
    }
    tables[number] = grown;
  }

  /** Puts a node into a free slot. */
  private static void insert(int[] table, int node, int hash) {
    int mask = table.length - 1;
    int slot = hash & mask;
    while (table[slot] != 0) {
      slot = (slot + 1) & mask;
    }
    table[slot] = node + 1;
  }

  private static int number(int hash) {
    return hash >>> (Integer.SIZE - TABLES_SHIFT);
  }

  /** The slot of a state, or the free slot where it would be. */
  private int slot(int[] table, int hash, long[] state) {
    int mask = table.length - 1;
    int slot = hash & mask;
    while (table[slot] != 0 && !nodes.hasState(table[slot] - 1, state)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
