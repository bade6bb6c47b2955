package org.gonu.search.planning;

import java.util.SplittableRandom;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.search.planning.graph.GraphSearch;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.Start;

/** Several methods that search the best line from one state and share the time. */
final class Portfolio {
  private final BestLine best;
  private final MutableList<Member> members;
  private final GraphSearch graph;
  private boolean exhausted;

  /** A portfolio for a start. */
  Portfolio(Start start, BestLine best, long maxBytes, SplittableRandom random) {
    MethodChoice choice = new MethodChoice(start, best, maxBytes, random);
    this.best = best;
    this.members = choice.members();
    this.graph = choice.graph();
  }

  /** Number of states in memory. */
  int states() {
    return graph.size();
  }

  /** True if no better line than the best one can be found. */
  boolean isDone() {
    return exhausted || best.goal() == 100;
  }

  /** True if nothing is left to do, or another role has a choice. */
  boolean isOver() {
    return isDone() || best.isRefuted();
  }

  /**
   * Runs a slice of the method that has used least of its share.
   *
   * @param isRepeatable if slices are counted instead of time, so that the search is the same each
   *     time
   */
  void step(boolean isRepeatable) {
    Member next = members.minBy(Member::used);
    long start = System.nanoTime();
    boolean goesOn = next.method().step();
    next.use(isRepeatable ? 1 : System.nanoTime() - start);
    if (!goesOn) {
      exhausted |= next.method().isExhausted();
      members.remove(next);
    }
  }
}
