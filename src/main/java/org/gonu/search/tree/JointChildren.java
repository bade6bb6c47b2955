package org.gonu.search.tree;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The children of nodes at which several roles choose at the same time: from a node and the number
 * of a joint move (mixed radix over the edges of the roles, the first role lowest) to a child. They
 * stand in many small tables, which grow one by one, so that nobody ever waits for a large one. By
 * one thread at a time.
 */
final class JointChildren {
  private static final int TABLES_SHIFT = 10;

  private final PageBudget budget;

  /** By the upper bits of the mixed number of a node; none at first. */
  private JointTable[] tables = new JointTable[0];

  /** No children; room for them is paid from a budget. */
  JointChildren(PageBudget budget) {
    this.budget = budget;
  }

  /** The child by a joint move, or {@link NodeStore#NONE}. */
  int get(int node, long joint) {
    return tables.length == 0 ? NodeStore.NONE : table(node).get(node, joint);
  }

  /** Links a child. Returns false if there is no room. */
  boolean put(int node, long joint, int target) {
    if (!makeRoom(node)) {
      return false;
    }
    table(node).put(node, joint, target);
    return true;
  }

  private boolean makeRoom(int node) {
    if (tables.length == 0) {
      if (!budget.pay(JointTable.smallestBytes() << TABLES_SHIFT)) {
        return false;
      }
      tables = newTables();
    }
    JointTable table = table(node);
    if (table.isCrowded()) {
      if (!budget.pay(table.bytes())) {
        return false;
      }
      table.grow();
    }
    return true;
  }

  /** The latest pair of a node, or a negative number. */
  int first(int node) {
    return tables.length == 0 ? NodeStore.NONE : table(node).first(node);
  }

  /** The pair of the same node before, or a negative number. */
  int next(int node, int pair) {
    return table(node).next(pair);
  }

  /** The child of a pair of a node. */
  int child(int node, int pair) {
    return table(node).child(pair);
  }

  /** Forgets pairs of nodes, or with children, that are not kept. */
  void retain(BitSet kept) {
    if (tables.length == 0) {
      return;
    }
    JointTable[] before = tables;
    tables = newTables();
    for (int node = kept.nextSetBit(0); node >= 0; node = kept.nextSetBit(node + 1)) {
      JointTable old = before[number(node)];
      for (int pair = old.first(node); pair >= 0; pair = old.next(pair)) {
        if (kept.get(old.child(pair))) {
          copy(node, old, pair);
        }
      }
    }
    budget.giveBack(bytes(before) - bytes(tables));
  }

  private void copy(int node, JointTable old, int pair) {
    JointTable table = table(node);
    if (table.isCrowded()) {
      table.grow();
    }
    table.putCopy(node, old, pair);
  }

  private static long bytes(JointTable[] some) {
    return Arrays.stream(some).mapToLong(JointTable::bytes).sum();
  }

  private static JointTable[] newTables() {
    JointTable[] made = new JointTable[1 << TABLES_SHIFT];
    Arrays.setAll(made, i -> new JointTable());
    return made;
  }

  private JointTable table(int node) {
    return tables[number(node)];
  }

  private static int number(int node) {
    return (int) (Hashing.mix(node) >>> (Long.SIZE - TABLES_SHIFT));
  }
}
