package org.gonu.player;

import org.gonu.search.Search;
import org.jspecify.annotations.Nullable;

/** Counts the playouts of searches that take each other's places. Safe for several threads. */
final class PlayoutCount {
  private @Nullable Search onCircuit;
  private @Nullable Search onReference;

  /** Playouts of searches that are no longer used. */
  private long retired;

  /** Goes on counting where another search on the circuit takes over. */
  synchronized void countOnCircuit(Search search) {
    if (onCircuit != search) {
      retired += finished(onCircuit);
      onCircuit = search;
    }
  }

  /** Goes on counting where another search on the reference engine takes over. */
  synchronized void countOnReference(Search search) {
    if (onReference != search) {
      retired += finished(onReference);
      onReference = search;
    }
  }

  /** The search on the reference engine is not used any more. */
  synchronized void retireReference() {
    retired += finished(onReference);
    onReference = null;
  }

  /** All playouts that have finished. */
  synchronized long finished() {
    return retired + finished(onCircuit) + finished(onReference);
  }

  private static long finished(@Nullable Search search) {
    return search == null ? 0 : search.finishedPlayouts();
  }
}
