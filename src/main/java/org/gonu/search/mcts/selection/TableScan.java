package org.gonu.search.mcts.selection;

import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.Edge;

/** Scans edges one by one, and blends their values with those of an AMAF table (GRAVE). */
public final class TableScan extends PlainScan {
  private final AmafTables tables;
  private int table = AmafTables.NONE;

  /** A scan with the tables of a search. */
  public TableScan(AmafTables tables) {
    this.tables = tables;
  }

  /** Sets the table that the next scans use. */
  public void turnTo(int newTable) {
    table = newTable;
  }

  @Override
  float value(int[] page, int at, int visits, float mean) {
    return tables.blend(table, page[at + Edge.MOVE], super.value(page, at, visits, mean), visits);
  }

  @Override
  boolean triesInOrder() {
    return false;
  }
}
