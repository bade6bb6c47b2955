package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;

/**
 * A stage of the search of a match on its circuit: one search, how much it may try, and what comes
 * after it. {@link SolvingStage} or {@link PlanningStage} is the first, then {@link PositionStage}
 * where it applies, {@link TreeStage} the last. Used by one thread.
 */
interface SearchStage extends AutoCloseable {
  /** The search of this stage. */
  Search search();

  /**
   * Runs the search until the budget is spent or the stage is over.
   *
   * @return true if the stage is over, and the next one is to go on
   */
  boolean run(SearchBudget budget);

  /**
   * The stage that follows this one when it is over.
   *
   * @param facts of the present state
   */
  SearchStage next(ImmutableList<Term> facts);

  /** Ends what the search does in the background. */
  @Override
  default void close() {}
}
