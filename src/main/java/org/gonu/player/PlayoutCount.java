package org.gonu.player;

import org.gonu.search.Search;
import org.jspecify.annotations.Nullable;

/** Counts the playouts of searches that replace each other. Safe for several threads. */
final class PlayoutCount {
  private @Nullable Search onCircuit;
  private @Nullable Search onReference;

  /** Playouts of searches that have been replaced. */
  private long retired;

  /** Counts a search on the circuit, which replaces the one before. */
  synchronized void countOnCircuit(Search search) {
    if (onCircuit != search) {
      retired += finished(onCircuit);
      onCircuit = search;
    }
  }

  /** Counts a search on the reference engine, which replaces the one before. */
  synchronized void countOnReference(Search search) {
    if (onReference != search) {
      retired += finished(onReference);
      onReference = search;
    }
  }

  /** Keeps the playouts of the search on the reference engine, which is no longer used. */
  synchronized void retireReference() {
    retired += finished(onReference);
    onReference = null;
  }

  /** All finished playouts. */
  synchronized long finished() {
    return retired + finished(onCircuit) + finished(onReference);
  }

  private static long finished(@Nullable Search search) {
    return search == null ? 0 : search.finishedPlayouts();
  }
}
