package org.gonu.search.planning;

/** A way to look for lines, in slices of some milliseconds, so that several can take turns. */
interface Method {
  /** Looks a little further. Returns false if it has nothing left to do. */
  boolean step();

  /** True if it has seen all that can be reached. */
  boolean isExhausted();
}
