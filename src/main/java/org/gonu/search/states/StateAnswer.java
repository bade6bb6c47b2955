package org.gonu.search.states;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.search.SearchReport;

/**
 * What a search that proves values knows about its present state.
 *
 * @param reports by role
 */
public record StateAnswer(Progress progress, ImmutableList<SearchReport> reports) {
  /** How far the search is. */
  public enum Progress {
    /** It goes on. */
    OPEN,
    /** The value of the state is proved. */
    SOLVED,
    /** It will not be. */
    ABANDONED
  }

  /** True if the value of the state is proved. */
  public boolean isSolved() {
    return progress == Progress.SOLVED;
  }

  /** True if the value of the state will not be proved. */
  public boolean isAbandoned() {
    return progress == Progress.ABANDONED;
  }
}
