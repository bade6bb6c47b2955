package org.gonu.search.solver;

import org.gonu.search.SearchBudget;
import org.jspecify.annotations.Nullable;

/**
 * Values all states of a graph. If no state can recur, and the roles are neither in a zero-sum game
 * nor always get the same, it values them twice. Both assume that each role maximizes its own goal.
 * They differ in how it breaks ties: adversarially (among equal outcomes, the one worst for the
 * others), or as a partner (the one best for the others). The second valuation is used if every
 * role gets more by it in the first state, since then no role gives points away for nothing.
 */
final class SolveDriver {
  private final boolean layered;
  private Valuation valuation;
  private Induction induction;

  /** The valuation with adversarial tie-breaking, while that for partners is made. */
  private @Nullable Valuation adversarial;

  /**
   * A driver for an unvalued graph.
   *
   * @param layered if no state can recur
   */
  SolveDriver(GameGraph graph, boolean layered) {
    this.layered = layered;
    valuation = new Valuation(graph, layered);
    induction = layered ? new BackwardInduction(valuation) : new RetrogradeAnalysis(valuation);
  }

  /** Runs until the budget is over. Returns true if no more states can be valued. */
  boolean run(SearchBudget budget) {
    if (!induction.run(budget)) {
      return false;
    }
    if (adversarial != null) {
      valuation = isBetterForAll(valuation, adversarial) ? valuation : adversarial;
      adversarial = null;
      return true;
    }
    if (!layered || !mayBePartners()) {
      return true;
    }
    adversarial = valuation;
    valuation = valuation.forPartners();
    induction = new BackwardInduction(valuation);
    return run(budget);
  }

  /** The values of the states, after {@link #run} has returned true. */
  Valuation valuation() {
    return valuation;
  }

  private boolean mayBePartners() {
    Payoffs payoffs = valuation.payoffs();
    return payoffs.players().length > 1 && !payoffs.isConstantSum() && !payoffs.isCommon();
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
