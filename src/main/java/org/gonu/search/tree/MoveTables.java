package org.gonu.search.tree;

import java.util.Arrays;
import org.gonu.machine.PlayoutSums;

/**
 * What playouts through a node say of moves that are made anywhere behind it ("all moves as
 * first"), for nodes with many playouts; their descendants use the table of the nearest such node
 * (GRAVE; Cazenave 2015).
 */
final class MoveTables {
  private static final int NONE = -1;

  /** Playouts of a move as first at which its own value weighs as much as that of the table. */
  private static final float EQUIVALENCE = 300;

  private final int moves;
  private final int capacity;
  private final int[] count;
  private final float[] sum;
  private int size;

  /** Room for some tables of all moves of a game. */
  MoveTables(int moves, int capacity) {
    this.moves = moves;
    this.capacity = capacity;
    count = new int[capacity * moves];
    sum = new float[capacity * moves];
  }

  /** A new table, or -1 if there is no room. */
  synchronized int take() {
    return size < capacity ? size++ : NONE;
  }

  /** Forgets all tables. */
  synchronized void clear() {
    Arrays.fill(count, 0, size * moves, 0);
    Arrays.fill(sum, 0, size * moves, 0);
    size = 0;
  }

  /** Adds the moves of playouts to a table; some may get lost if several workers add at once. */
  void add(int table, int[] made, int madeCount, PlayoutSums sums) {
    int from = table * moves;
    for (int i = 0; i < madeCount; i++) {
      int move = made[i];
      count[from + move] += sums.made(move);
      sum[from + move] += sums.goalsWith(move);
    }
  }

  /** Adds a move that was made in the tree. */
  void add(int table, int move, int playouts, long goals) {
    count[table * moves + move] += playouts;
    sum[table * moves + move] += goals;
  }

  /** The value of a move between what its own playouts say and what the table says. */
  float blend(int table, int move, float own, int visits) {
    int known = count[table * moves + move];
    if (known == 0) {
      return own;
    }
    float mean = sum[table * moves + move] / known;
    // Share of the table, falling with the playouts of the move itself (Gelly and Silver 2011).
    float share = known / (known + visits + known * (float) visits / EQUIVALENCE);
    return own + share * (mean - own);
  }
}
