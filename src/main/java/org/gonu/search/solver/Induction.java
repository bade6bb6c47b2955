package org.gonu.search.solver;

import org.gonu.search.SearchBudget;

/** Resolves the states of a graph backwards from the terminal ones. */
interface Induction {
  /** States between looks at the clock. */
  int STRIDE = 1 << 10;

  /** Runs until the budget is over. Returns true if no more states can be resolved. */
  boolean run(SearchBudget budget);
}
