package org.gonu.search.solver;

import org.gonu.search.SearchBudget;
import org.jspecify.annotations.Nullable;

/**
 * Values all states of a graph. Where no state can come again and the roles are neither rivals
 * through and through nor always get the same, it does so twice: for roles that begrudge each other
 * what costs them nothing, and for partners. The second holds if every role has more by it in the
 * first state: nobody gives points away for nothing.
 */
final class SolveDriver {
  private final boolean layered;
  private Valuation valuation;
  private Induction induction;

  /** What comes of begrudging, while partners are being valued. */
  private @Nullable Valuation begrudging;

  /**
   * Nothing is valued yet.
   *
   * @param layered if no state can come again
   */
  SolveDriver(GameGraph graph, boolean layered) {
    this.layered = layered;
    valuation = new Valuation(graph, layered);
    induction = layered ? new BackwardInduction(valuation) : new RetrogradeAnalysis(valuation);
  }

  /** Goes on until the budget is over. Returns true if no more states can be valued. */
  boolean run(SearchBudget budget) {
    if (!induction.run(budget)) {
      return false;
    }
    if (begrudging != null) {
      valuation = isBetterForAll(valuation, begrudging) ? valuation : begrudging;
      begrudging = null;
      return true;
    }
    if (!layered || !mayBePartners()) {
      return true;
    }
    begrudging = valuation;
    valuation = valuation.forPartners();
    induction = new BackwardInduction(valuation);
    return run(budget);
  }

  /** What the states are worth, after {@link #run} has returned true. */
  Valuation valuation() {
    return valuation;
  }

  private boolean mayBePartners() {
    Payoffs payoffs = valuation.payoffs();
    GameGraph graph = valuation.graph();
    int players = graph.roles() - (graph.chanceRole() < 0 ? 0 : 1);
    return players > 1 && !payoffs.isConstantSum() && !payoffs.isCommon();
  }

  private static boolean isBetterForAll(Valuation one, Valuation other) {
    for (int role = 0; role < one.graph().roles(); role++) {
      boolean isPlayer = role != one.graph().chanceRole();
      if (isPlayer && one.value(0, role) <= other.value(0, role)) {
        return false;
      }
    }
    return true;
  }
}
