package org.gonu.search.mcts;

import org.gonu.machine.PlayoutSums;
import org.gonu.search.mcts.store.AmafTables;
import org.gonu.search.mcts.store.EdgeStore;
import org.gonu.search.mcts.store.NodeStore;

/** Notes what playouts say of moves in the tables of the nodes that they came through. */
final class AmafUpdater {
  /** Playouts from which on a node has a table of moves, in jobs. */
  private static final int JOBS_FOR_TABLE = 256;

  /** The moves of one of so many jobs are noted, in a game of few moves. */
  private static final int MIN_JOBS = 8;

  /** For so many moves of a game, those of one job fewer are noted. */
  private static final int MOVES_OF_EACH_JOB = 64;

  private final NodeStore nodes;
  private final EdgeStore edges;
  private final PendingPaths paths;
  private final AmafTables tables;
  private final AmafReliability agreement;
  private final int visitsForTable;
  private final int jobsPerNote;
  private final int roles;

  /** Moves that were made, as many as are needed. */
  private final int[] made;

  AmafUpdater(SearchContext searchContext, PendingPaths paths, AmafReliability agreement) {
    this.paths = paths;
    this.agreement = agreement;
    nodes = searchContext.tree().nodes();
    edges = searchContext.tree().edges();
    tables = searchContext.tree().tables();
    visitsForTable = JOBS_FOR_TABLE * searchContext.rolloutsPerLeaf();
    made = new int[searchContext.game().moves().size()];
    jobsPerNote = MIN_JOBS + made.length / MOVES_OF_EACH_JOB;
    roles = searchContext.roles();
  }

  /** Looks whether the tables agree with what the moves of a root are worth. */
  void compareAt(int root) {
    if (nodes.mover(root) >= 0 && nodes.moveTable(root) != AmafTables.NONE) {
      agreement.compare(nodes, edges, root);
    }
  }

  /** The table of a node, which gets one if it is worth it, or else the one from above. */
  int nearestTable(int node, int above) {
    int own = nodes.moveTable(node);
    if (own == AmafTables.NONE && tables.hasRoom() && nodes.visits(node) >= visitsForTable) {
      own = newTable(node);
    }
    return own == AmafTables.NONE ? above : own;
  }

  /** The table of a node that has none, or that of a worker who was faster. */
  private int newTable(int node) {
    int table = tables.take(node);
    if (table != AmafTables.NONE && !nodes.claimMoveTable(node, table)) {
      tables.give(table);
    }
    return nodes.moveTable(node);
  }

  /** Not the moves of all jobs are noted: that would cost too much. */
  private boolean isNoted(int path) {
    return tables.isKept() && path % jobsPerNote == 0;
  }

  /** Notes the moves of playouts in the tables of the path. */
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

  /** Notes the moves of a path in the tables of the nodes before them. */
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
