package org.gonu.search.mcts;

import org.gonu.machine.PlayoutSums;
import org.gonu.search.GraveCoefficient;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/** Adds the moves of playouts to the AMAF tables of the nodes on their paths. */
final class AmafUpdater {
  private final NodeStore nodes;
  private final EdgeStore edges;
  private final PendingPaths paths;
  private final AmafTables tables;
  private final AmafReliability reliability;
  private final int visitsForTable;
  private final int jobsPerNote;
  private final int roles;

  /** Scratch: the distinct moves of the playouts that are being added. */
  private final int[] made;

  AmafUpdater(SearchContext searchContext, PendingPaths paths, AmafReliability reliability) {
    this.paths = paths;
    this.reliability = reliability;
    nodes = searchContext.tree().nodes();
    edges = searchContext.tree().edges();
    tables = searchContext.tree().tables();
    SearchParameters parameters = searchContext.parameters();
    visitsForTable =
        parameters.count(GraveCoefficient.GRAVE_TABLE_JOBS) * searchContext.rolloutsPerLeaf();
    made = new int[searchContext.game().moves().size()];
    // The more moves a game has, the more it costs to note those of a job.
    jobsPerNote =
        parameters.count(GraveCoefficient.GRAVE_JOBS_PER_NOTE)
            + made.length / parameters.count(GraveCoefficient.GRAVE_MOVES_PER_JOB);
    roles = searchContext.roles();
  }

  /** Tests whether the table of a root agrees with the values of the root's moves. */
  void compareAt(int root) {
    if (nodes.mover(root) >= 0 && nodes.moveTable(root) != AmafTables.NONE) {
      reliability.compare(nodes, edges, root);
    }
  }

  /**
   * The table of a node, or the one from above. A node with enough playouts gets a table of its
   * own.
   */
  int nearestTable(int node, int above) {
    int own = nodes.moveTable(node);
    if (own == AmafTables.NONE && tables.hasRoom() && nodes.visits(node) >= visitsForTable) {
      own = newTable(node);
    }
    return own == AmafTables.NONE ? above : own;
  }

  /** Gives a node a table; if another worker was faster, returns that worker's table. */
  private int newTable(int node) {
    int table = tables.take(node);
    if (table != AmafTables.NONE && !nodes.claimMoveTable(node, table)) {
      tables.give(table);
    }
    return nodes.moveTable(node);
  }

  /**
   * True if the moves of a job are added. A sample of all jobs is enough; adding all would cost too
   * much.
   */
  private boolean isNoted(int path) {
    return tables.isKept() && path % jobsPerNote == 0;
  }

  /** Adds the moves of playouts to the tables of the nodes on the path. */
  void addPlayouts(int path, PlayoutSums sums) {
    if (!isNoted(path) || nodes.moveTable(paths.node(path, 0)) == AmafTables.NONE) {
      return;
    }
    int count = 0;
    for (int move = 0; move < made.length; move++) {
      if (sums.made(move) > 0) {
        made[count] = move;
        count++;
      }
    }
    for (int step = 0; step < paths.length(path); step++) {
      int table = nodes.moveTable(paths.node(path, step));
      if (table != AmafTables.NONE) {
        tables.add(table, made, count, sums);
      }
    }
  }

  /** Adds the moves of a path to the tables of the nodes above them. */
  void addPath(int path, int count, long[] goals) {
    int length = isNoted(path) ? paths.length(path) : 0;
    for (int step = 0; step < length; step++) {
      int table = nodes.moveTable(paths.node(path, step));
      if (table == AmafTables.NONE) {
        return;
      }
      for (int later = step; later < length; later++) {
        for (int role = 0; role < roles; role++) {
          int edge = paths.edge(path, later, role);
          if (edge >= 0) {
            tables.add(table, edges.move(edge), count, goals[role]);
          }
        }
      }
    }
  }
}
