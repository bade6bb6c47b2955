package org.gonu.search.mcts.store;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.machine.PlayoutSums;

/**
 * Values of moves by "all moves as first": statistics of the playouts through a node in which a
 * move was made anywhere below it. Nodes with many playouts have a table; their descendants use the
 * table of the nearest such node (GRAVE; Cazenave 2015). Whether the tables help differs from game
 * to game. They are used as long as they agree with the values of the root's moves (see {@code
 * AmafReliability}).
 */
public final class AmafTables {
  /** Stands for no table. */
  public static final int NONE = -1;

  /** Playouts of a move in a table from which on they are halved, with their goals. */
  public static final int MAX_COUNT = 1 << 20;

  /** Playouts of a move as first at which its own value weighs as much as that of the table. */
  private final float equivalence;

  private final int moves;
  private final int capacity;
  private final int[] count;
  private final float[] sum;

  /** By table the node that has it, {@link #NONE} for tables that were given back. */
  private final int[] owner;

  private final IntArrayList free = new IntArrayList();

  /** Number of tables ever taken. */
  private int size;

  private volatile boolean hasRoom;
  private volatile boolean useful;

  /**
   * Room for tables of all moves of a game.
   *
   * @param moves of the game, each an entry of every table
   * @param entries most moves of all tables together; 0 for no tables
   * @param equivalence playouts of a move at which its own value weighs as much as that of a table
   */
  public AmafTables(int moves, int entries, double equivalence) {
    this.moves = moves;
    this.equivalence = (float) equivalence;
    capacity = moves > 0 ? Math.min(entries / moves, NodeStore.MAX_AMAF_TABLES) : 0;
    count = new int[capacity * moves];
    sum = new float[capacity * moves];
    owner = new int[capacity];
    hasRoom = capacity > 0;
  }

  /** True if there is room for any table at all. */
  public boolean isKept() {
    return capacity > 0;
  }

  /** True if the tables have been found to help. */
  public boolean isUseful() {
    return useful;
  }

  /** Switches the use of the tables on or off. */
  public void setUseful(boolean helps) {
    useful = helps;
  }

  /**
   * True if there is room for another table. The answer may be out of date, as it takes no lock.
   */
  public boolean hasRoom() {
    return hasRoom;
  }

  /** A new table for a node, or {@link #NONE} if there is no room. */
  public synchronized int take(int node) {
    if (free.isEmpty() && size == capacity) {
      return NONE;
    }
    int table = free.isEmpty() ? size++ : free.removeAtIndex(free.size() - 1);
    owner[table] = node;
    hasRoom = free.notEmpty() || size < capacity;
    return table;
  }

  /** Frees a table. */
  public synchronized void give(int table) {
    owner[table] = NONE;
    Arrays.fill(count, table * moves, (table + 1) * moves, 0);
    Arrays.fill(sum, table * moves, (table + 1) * moves, 0);
    free.add(table);
    hasRoom = true;
  }

  /** Frees the tables of all nodes but some. */
  public synchronized void retain(BitSet kept) {
    for (int table = 0; table < size; table++) {
      if (owner[table] != NONE && !kept.get(owner[table])) {
        give(table);
      }
    }
  }

  /** Frees all tables. */
  public synchronized void clear() {
    Arrays.fill(count, 0, size * moves, 0);
    Arrays.fill(sum, 0, size * moves, 0);
    size = 0;
    free.clear();
    hasRoom = capacity > 0;
  }

  /**
   * Adds the moves of playouts to a table. A few may get lost if several workers add at once.
   *
   * @param points of each of these moves, what its role got in the playouts with it
   */
  public void add(int table, int[] made, int madeCount, PlayoutSums sums, long[] points) {
    for (int i = 0; i < madeCount; i++) {
      add(table, made[i], sums.made(made[i]), points[i]);
    }
  }

  /** Adds playouts with a move that was made in the tree. */
  public void add(int table, int move, int playouts, long points) {
    int at = table * moves + move;
    count[at] += playouts;
    sum[at] += (float) points;
    if (count[at] >= MAX_COUNT) {
      count[at] /= 2;
      sum[at] /= 2;
    }
  }

  /** Playouts in which a move was made. */
  public int count(int table, int move) {
    return count[table * moves + move];
  }

  /** What the role of a move got on average in the playouts with it; only if there are any. */
  public float mean(int table, int move) {
    return sum[table * moves + move] / count[table * moves + move];
  }

  /** The value of a move, blended from its own playouts and the table. */
  public float blend(int table, int move, float own, int visits) {
    int known = count(table, move);
    if (known == 0) {
      return own;
    }
    // Share of the table, falling with the playouts of the move itself (Gelly and Silver 2011).
    float share = known / (known + visits + known * (visits / equivalence));
    return own + share * (mean(table, move) - own);
  }
}
