package org.gonu.search;

import java.util.SplittableRandom;

/** Chooses the moves by which the search goes down from a node. */
final class Selection {
  private Selection() {}

  /**
   * By role: the position of the move with the highest upper confidence bound.
   *
   * @param chanceRole the role whose moves are all as likely, or -1
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

  /** Moves that were never tried come first, at random. */
  private static int choose(Node node, int role, double exploration, SplittableRandom random) {
    int count = node.moves(role).size();
    if (count == 1) {
      return 0;
    }
    double logTotal = Math.log(Math.max(1, node.totalVisits()));
    int best = 0;
    double bestBound = Double.NEGATIVE_INFINITY;
    int untried = 0;
    for (int move = 0; move < count; move++) {
      int visits = node.visits(role, move);
      if (visits == 0) {
        untried++;
        if (random.nextInt(untried) == 0) {
          best = move;
        }
      } else if (untried == 0) {
        double bound = node.value(role, move) + exploration * Math.sqrt(logTotal / visits);
        if (bound > bestBound) {
          best = move;
          bestBound = bound;
        }
      }
    }
    return best;
  }
}
