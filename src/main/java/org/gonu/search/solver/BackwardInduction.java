package org.gonu.search.solver;

import org.gonu.machine.Interruption;
import org.gonu.search.SearchBudget;

/** Resolves, in one sweep, a graph in which children have greater numbers than their parents. */
final class BackwardInduction implements Induction {
  private final Valuation valuation;
  private int next;

  BackwardInduction(Valuation valuation) {
    this.valuation = valuation;
    next = valuation.graph().size() - 1;
  }

  @Override
  public boolean run(SearchBudget budget) {
    while (next >= 0 && !budget.isOver()) {
      Interruption.throwIfInterrupted();
      for (int end = Math.max(-1, next - STRIDE); next > end; next--) {
        if (valuation.graph().isTerminal(next)) {
          valuation.resolveTerminal(next);
        } else {
          valuation.resolve(next);
        }
      }
    }
    return next < 0;
  }
}
