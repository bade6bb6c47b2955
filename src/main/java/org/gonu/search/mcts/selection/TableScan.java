package org.gonu.search.mcts.selection;

import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.Edge;

/** Goes through edges one by one, with what tables of moves say of them (GRAVE). */
public final class TableScan extends PlainScan {
  private final AmafTables tables;
  private int table = AmafTables.NONE;

  public TableScan(AmafTables tables) {
    this.tables = tables;
  }

  /** Turns to a table. */
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
