package org.gonu.search.mcts.store;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.api.IntIterable;
import org.gonu.machine.Hashing;

/**
 * The children of nodes at which several roles choose at the same time, by node and number of the
 * joint move (mixed radix over the edges of the roles, the first role lowest). They are in many
 * small hash tables, which grow one by one, so that no thread waits for a large one to grow. Used
 * by one thread at a time.
 */
public final class JointChildren {
  private static final int TABLES_SHIFT = 10;

  private final PageBudget budget;

  /** By the upper bits of the hash of a node; empty at first. */
  private JointTable[] tables = new JointTable[0];

  /** An empty map, whose memory is paid from a budget. */
  public JointChildren(PageBudget budget) {
    this.budget = budget;
  }

  /** The child by a joint move, or {@link NodeStore#NONE}. */
  public int get(int node, long joint) {
    return tables.length == 0 ? NodeStore.NONE : table(node).get(node, joint);
  }

  /** Links a child. Returns false if there is no room. */
  public boolean put(int node, long joint, int target) {
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

  /** The most recent pair of a node and a joint move, or a negative number. */
  public int first(int node) {
    return tables.length == 0 ? NodeStore.NONE : table(node).first(node);
  }

  /** The pair of the same node that was added before a pair, or a negative number. */
  public int next(int node, int pair) {
    return table(node).next(pair);
  }

  /** The child of a pair of a node. */
  public int child(int node, int pair) {
    return table(node).child(pair);
  }

  /** Number of tables; 0 as long as there are no children. */
  public int tables() {
    return tables.length;
  }

  /** The index of the table with the children of a node. */
  public static int tableOf(int node) {
    return (int) (Hashing.mix(node) >>> (Long.SIZE - TABLES_SHIFT));
  }

  /** Removes all pairs of a table but those of some nodes with children that are kept. */
  public void retain(int number, IntIterable parents, BitSet kept) {
    JointTable before = tables[number];
    JointTable after = new JointTable();
    parents.forEach(node -> copy(node, before, after, kept));
    tables[number] = after;
    budget.giveBack(before.bytes() - after.bytes());
  }

  private static void copy(int node, JointTable from, JointTable to, BitSet kept) {
    for (int pair = from.first(node); pair >= 0; pair = from.next(pair)) {
      if (kept.get(from.child(pair))) {
        if (to.isCrowded()) {
          to.grow();
        }
        to.putCopy(node, from, pair);
      }
    }
  }

  /** Removes all pairs. */
  public void clear() {
    budget.giveBack(Arrays.stream(tables).mapToLong(JointTable::bytes).sum());
    tables = new JointTable[0];
  }

  private static JointTable[] newTables() {
    JointTable[] made = new JointTable[1 << TABLES_SHIFT];
    Arrays.setAll(made, i -> new JointTable());
    return made;
  }

  private JointTable table(int node) {
    return tables[tableOf(node)];
  }
}
