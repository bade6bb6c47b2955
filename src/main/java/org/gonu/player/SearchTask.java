package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.jspecify.annotations.Nullable;

/**
 * A state to search, with the search on the circuit, and with that on the reference engine until
 * the first knows more. Safe for use by several threads.
 */
final class SearchTask {
  private final ImmutableList<Term> facts;
  private final SearchBudget budget;
  private volatile @Nullable Search onCircuit;
  private volatile @Nullable Search onReference;
  private volatile boolean hasFailedOnCircuit;
  private volatile boolean hasFailedOnReference;

  SearchTask(ImmutableList<Term> facts, SearchBudget budget) {
    this.facts = facts;
    this.budget = budget;
  }

  /** All that hold in the state. */
  ImmutableList<Term> facts() {
    return facts;
  }

  SearchBudget budget() {
    return budget;
  }

  /** Sets the search on the circuit, which has reached the state. */
  void setOnCircuit(Search search) {
    onCircuit = search;
  }

  /** Sets the search on the reference engine, which has reached the state. */
  void setOnReference(Search search) {
    onReference = search;
  }

  /** Notes that the search on the circuit has broken off. */
  void failOnCircuit() {
    hasFailedOnCircuit = true;
  }

  /** Notes that the search on the reference engine has broken off. */
  void failOnReference() {
    hasFailedOnReference = true;
  }

  /** True if the search that knows most has broken off, or the only one. */
  boolean hasFailed() {
    return hasFailedOnCircuit || (hasFailedOnReference && onCircuit == null);
  }

  /** True if nothing is left to find out. */
  boolean isSolved() {
    return isSolved(onCircuit) || isSolved(onReference);
  }

  private static boolean isSolved(@Nullable Search search) {
    return search != null && search.isSolved();
  }

  /**
   * The better of the reports of both searches for a role; null if neither has reached the state.
   */
  @Nullable SearchReport report(int role) {
    Search fast = onCircuit;
    Search plain = onReference;
    if (fast == null || plain == null) {
      Search only = fast == null ? plain : fast;
      return only == null ? null : only.report(role);
    }
    return isAsInformed(fast, plain, role) ? fast.report(role) : plain.report(role);
  }

  /**
   * True if the search on the circuit knows at least as much as the other.
   *
   * @param roles number of roles of the game
   * @param hasOther false if there is no search on the reference engine
   */
  boolean isLedByCircuit(int roles, boolean hasOther) {
    Search fast = onCircuit;
    Search plain = onReference;
    if (fast == null || plain == null) {
      return fast != null && (!hasOther || fast.isSolved());
    }
    for (int role = 0; role < roles; role++) {
      if (!isAsInformed(fast, plain, role)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAsInformed(Search fast, Search plain, int role) {
    SearchReport report = fast.report(role);
    return fast.isSolved() || (report.isInformed() && report.isAsInformedAs(plain.report(role)));
  }
}
