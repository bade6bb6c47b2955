package org.gonu.search.planning;

/** The states that can be expanded, in some order. */
interface OpenList {
  /**
   * Adds the state of the next number.
   *
   * @param depth plies from the root
   * @param moves how many there are
   * @param lasting bases that hold in it and not at first, and never fell yet
   */
  void add(long[] state, int depth, int moves, int lasting);

  /** Takes a state out; -1 if there is none now. It may come again. */
  int poll();

  /** True if every state has been taken out. */
  boolean isEmpty();

  /** Bytes in use. */
  long bytes();
}
