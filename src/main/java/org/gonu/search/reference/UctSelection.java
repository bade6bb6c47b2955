package org.gonu.search.reference;

import java.util.SplittableRandom;

/** Chooses the moves of a descent through the tree. */
final class UctSelection {
  private UctSelection() {}

  /**
   * By role the index of the move with the highest upper confidence bound.
   *
   * @param chanceRole the role whose moves are equally likely, or -1
   */
  static int[] choose(Node node, double exploration, int chanceRole, SplittableRandom random) {
    int[] chosen = new int[node.roleCount()];
    for (int role = 0; role < chosen.length; role++) {
      chosen[role] =
          role == chanceRole
              ? random.nextInt(node.moves(role).size())
              : choose(node, role, exploration, random);
    }
    return chosen;
  }

  /** Moves without playouts come first, in random order. */
  private static int choose(Node node, int role, double exploration, SplittableRandom random) {
    int count = node.moves(role).size();
    if (count == 1) {
      return 0;
    }
    int untried = node.untried(role);
    if (untried > 0) {
      return untried(node, role, random.nextInt(untried));
    }
    double logTotal = Math.log((double) node.totalVisits());
    int best = 0;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < count; move++) {
      double visits = (double) node.visits(role, move);
      double bound = node.value(role, move) + exploration * Math.sqrt(logTotal / visits);
      if (bound > bestBound) {
        best = move;
        bestBound = bound;
      }
    }
    return best;
  }

  /** The index of the move without playouts that has so many such moves before it. */
  private static int untried(Node node, int role, int before) {
    int left = before;
    int move = 0;
    while (node.visits(role, move) > 0 || left > 0) {
      left -= node.visits(role, move) > 0 ? 0 : 1;
      move++;
    }
    return move;
  }
}
