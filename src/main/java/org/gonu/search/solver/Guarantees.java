package org.gonu.search.solver;

import org.gonu.search.states.IntPages;
import org.gonu.search.states.LegalMoves;

/**
 * What each of two rivals is certain to get in the resolved states of a duel, whatever the other
 * does. It is less than the value where somebody has to mix moves: such a value is a mean.
 */
final class Guarantees {
  private static final int BITS = 8;
  private static final int MASK = (1 << BITS) - 1;

  private final GameGraph graph;
  private final Valuation valuation;
  private final int first;
  private final int second;

  /** By state the goal of the first rival, and in higher bits that of the second. */
  private final IntPages goals = new IntPages();

  Guarantees(GameGraph graph, Valuation valuation, Payoffs payoffs) {
    this.graph = graph;
    this.valuation = valuation;
    first = payoffs.players()[0];
    second = payoffs.players()[1];
    goals.grow(graph.size());
  }

  /** The goal that a rival is certain to get; 0 if the state is not resolved. */
  int of(int state, int rival) {
    return goals.get(state) >> (rival == first ? 0 : BITS) & MASK;
  }

  /** True if a role is one of the rivals. */
  boolean has(int role) {
    return role == first || role == second;
  }

  /** The other rival. */
  int other(int rival) {
    return rival == first ? second : first;
  }

  /** Notes the guarantees of a state from its goals, or from those of its resolved children. */
  void note(int state) {
    goals.set(state, guaranteed(state, first) | guaranteed(state, second) << BITS);
  }

  private int guaranteed(int state, int rival) {
    if (graph.isTerminal(state)) {
      return graph.goal(state, rival);
    }
    if (graph.mover(state) == LegalMoves.SEVERAL) {
      return valuation.simultaneous().guaranteed(state, rival, this);
    }
    boolean chooses = graph.mover(state) == rival;
    int best = of(graph.child(state, 0), rival);
    for (int joint = 1; joint < graph.childCount(state); joint++) {
      int goal = of(graph.child(state, joint), rival);
      best = chooses ? Math.max(best, goal) : Math.min(best, goal);
    }
    return best;
  }
}
