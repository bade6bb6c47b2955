package org.gonu.search.planning.method;

/**
 * A method to find lines. It works in slices of some milliseconds, so that several can take turns.
 */
public interface Method {
  /** Searches for a slice. Returns false if nothing is left to do. */
  boolean step();

  /** True if it has seen all reachable states. */
  boolean isExhausted();
}
