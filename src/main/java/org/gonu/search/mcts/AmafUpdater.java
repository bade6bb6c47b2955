package org.gonu.search.mcts;

import org.gonu.machine.PackedGame;
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

  /** Scratch: of each of these moves, what its role got in the playouts with it. */
  private final long[] points;

  /** Scratch: by role the sum of its goals. */
  private final long[] goals;

  private final PackedGame game;

  AmafUpdater(SearchContext searchContext, PendingPaths paths, AmafReliability reliability) {
    this.paths = paths;
    this.reliability = reliability;
    nodes = searchContext.tree().nodes();
    edges = searchContext.tree().edges();
    tables = searchContext.tree().amafTables();
    SearchParameters parameters = searchContext.parameters();
    visitsForTable =
        parameters.count(GraveCoefficient.GRAVE_TABLE_JOBS) * searchContext.rolloutsPerLeaf();
    game = searchContext.game();
    made = new int[game.moves().size()];
    points = new long[made.length];
    goals = new long[game.roles().size()];
    // The more moves a game has, the more it costs to note those of a job.
    jobsPerNote =
        parameters.count(GraveCoefficient.GRAVE_JOBS_PER_NOTE)
            + made.length / parameters.count(GraveCoefficient.GRAVE_MOVES_PER_JOB);
    roles = searchContext.roles();
  }

  /** Tests whether the table of a root agrees with the values of the root's moves. */
  void compareAt(int root) {
    if (nodes.mover(root) >= 0 && nodes.amafTable(root) != AmafTables.NONE) {
      reliability.compare(nodes, edges, root);
    }
  }

  /**
   * The table of a node, or the one from above. A node with enough playouts gets a table of its
   * own.
   */
  int nearestTable(int node, int above) {
    int own = nodes.amafTable(node);
    if (own == AmafTables.NONE && tables.hasRoom() && nodes.visits(node) >= visitsForTable) {
      own = newTable(node);
    }
    return own == AmafTables.NONE ? above : own;
  }

  /** Gives a node a table; if another worker was faster, returns that worker's table. */
  private int newTable(int node) {
    int table = tables.take(node);
    if (table != AmafTables.NONE && !nodes.claimAmafTable(node, table)) {
      tables.give(table);
    }
    return nodes.amafTable(node);
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
    if (!isNoted(path) || nodes.amafTable(paths.node(path, 0)) == AmafTables.NONE) {
      return;
    }
    int count = noteMoves(sums);
    for (int step = 0; step < paths.length(path); step++) {
      int table = nodes.amafTable(paths.node(path, step));
      if (table != AmafTables.NONE) {
        tables.add(table, made, count, sums, points);
      }
    }
  }

  /** Fills the scratch with the moves of some playouts. Returns how many there are. */
  private int noteMoves(PlayoutSums sums) {
    for (int role = 0; role < roles; role++) {
      goals[role] = sums.goals(role);
    }
    int count = 0;
    for (int role = 0; role < roles; role++) {
      double more = beyondGoal(role, sums.scored());
      for (int move = game.firstMove(role); move < game.firstMove(role + 1); move++) {
        int playouts = sums.made(move);
        if (playouts > 0) {
          made[count] = move;
          points[count] = sums.goalsWith(move) + Math.round(more * playouts);
          count++;
        }
      }
    }
    return count;
  }

  /**
   * What a role got beyond its goal, on average. Playouts tell of a move only the goals of its own
   * role, so the same is added for each move.
   */
  private double beyondGoal(int role, int playouts) {
    long beyond = nodes.aim.points(goals, role, playouts) - goals[role];
    return (double) beyond / Math.max(1, playouts);
  }

  /** Adds the moves of a path to the tables of the nodes above them. */
  void addPath(int path, int count, long[] summedGoals) {
    int length = isNoted(path) ? paths.length(path) : 0;
    for (int step = 0; step < length; step++) {
      int table = nodes.amafTable(paths.node(path, step));
      if (table == AmafTables.NONE) {
        return;
      }
      for (int later = step; later < length; later++) {
        for (int role = 0; role < roles; role++) {
          int edge = paths.edge(path, later, role);
          if (edge >= 0) {
            long got = nodes.aim.points(summedGoals, role, count);
            tables.add(table, edges.move(edge), count, got);
          }
        }
      }
    }
  }
}
