package org.gonu.search;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/**
 * A search for the best moves in the states of one match. {@link #moveTo} and {@link #run} come
 * from one thread at a time; {@link #report} and {@link #isSolved} may come from any, also while
 * the search runs.
 */
public interface Search {
  /**
   * Moves on to a state and keeps what is known of it.
   *
   * @param facts all that hold in it, usually in the previous state or in one that follows
   */
  void moveTo(ImmutableList<Term> facts);

  /** Searches until the budget is spent or nothing is left to find out. */
  void run(SearchBudget budget);

  /** The present knowledge about the moves of a role in the present state. */
  SearchReport report(int role);

  /** True if further search cannot change the choice of any move in the present state. */
  boolean isSolved();

  /** Playouts finished so far in all states, for a rate; 0 for a search without playouts. */
  default long finishedPlayouts() {
    return 0;
  }
}
