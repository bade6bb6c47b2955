package org.gonu.search.mcts;

import java.time.Duration;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;

/** Tree searches of one worker, for tests. */
final class Searches {
  static final SearchParameters PLAIN = SearchParameters.DEFAULT.withResources(1, 64L << 20);

  private Searches() {}

  static SearchBudget seconds(int limit) {
    return SearchBudget.of(System.nanoTime() + Duration.ofSeconds(limit).toNanos(), Long.MAX_VALUE);
  }

  static LaneSearch search(Sheet sheet, SearchParameters parameters) {
    return new LaneSearch(sheet.packed(), parameters);
  }
}
